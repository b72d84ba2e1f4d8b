import type { Scenario } from '../scenarios/scenario'
import { readScenarios } from '../scenarios/scenarios'
import type { MockInstance } from './instance'

const minutesIn: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 }

/** What a developer wants of a world, as it is typed on the command line or into an address. */
export interface ScenarioOptions {
  /** Names of scenarios, or `none`. */
  scenario?: string | undefined
  /** How far the clock is ahead of the real one: `+45m`, `2h`, `1d12h`; `now` for not at all. */
  time?: string | undefined
}

/** Minutes ahead of the real time, or the sentence that says how to write them. */
export function readTime(text: string): number | string {
  // In an address + is a blank.
  const span = text.trim().replace(/^\+/, '')
  if (span === 'now') return 0
  if (!/^(\d+[mhd])+$/.test(span)) return `The time is ${text.trim()}; it is like +45m, 2h, 1d12h or now.`
  return [...span.matchAll(/(\d+)([mhd])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (minutesIn[unit ?? ''] ?? 0),
    0,
  )
}

/** Wishes that can be granted. */
export interface AppliedOptions {
  scenarios?: readonly Scenario[]
  clockOffsetMinutes?: number
}

/** Wishes as they can be granted, or the sentence that says which cannot. */
export function parseOptions({ scenario, time }: ScenarioOptions): AppliedOptions | string {
  const scenarios = scenario === undefined ? undefined : readScenarios(scenario)
  if (typeof scenarios === 'string') return scenarios
  const clockOffsetMinutes = time === undefined ? undefined : readTime(time)
  if (typeof clockOffsetMinutes === 'string') return clockOffsetMinutes
  return { ...(scenarios && { scenarios }), ...(clockOffsetMinutes !== undefined && { clockOffsetMinutes }) }
}

/** Makes a world as it is wanted. */
export function applyOptions(
  instance: MockInstance,
  { scenarios, clockOffsetMinutes }: AppliedOptions,
): void {
  if (scenarios) instance.setScenarios(scenarios)
  if (clockOffsetMinutes !== undefined) instance.world.state.clockOffsetMinutes = clockOffsetMinutes
}

/**
 * Does what is wanted of a world, or nothing of it.
 *
 * @returns the sentence that says what cannot be done, if so
 */
export function tryApplyOptions(
  instance: MockInstance,
  scenarioOptions: ScenarioOptions,
): string | undefined {
  const granted = parseOptions(scenarioOptions)
  if (typeof granted === 'string') return granted
  applyOptions(instance, granted)
  return undefined
}
