import type { Scenario } from '../scenarios/scenario'
import { readScenarios } from '../scenarios/scenarios'
import type { MockInstance } from './instance'

const minutesIn: Readonly<Record<string, number>> = { m: 1, h: 60, d: 1440 }

/** Scenario options as typed on the command line or in a URL. */
export interface ScenarioOptions {
  /** Comma-separated scenario names, or `none`. */
  scenario?: string | undefined
  /** How far the clock is ahead of the real one: `+45m`, `2h`, `1d12h`; `now` resets it. */
  time?: string | undefined
}

/** Returns the minutes ahead of real time, or an error message that explains the format. */
export function readTime(text: string): number | string {
  // The plus sign is optional, because the query parser of URLs decodes it as a blank.
  const span = text.trim().replace(/^\+/, '')
  if (span === 'now') return 0
  if (!/^(\d+[mhd])+$/.test(span)) return `The time is ${text.trim()}; it is like +45m, 2h, 1d12h or now.`
  return [...span.matchAll(/(\d+)([mhd])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (minutesIn[unit ?? ''] ?? 0),
    0,
  )
}

export interface ParsedOptions {
  scenarios?: readonly Scenario[]
  clockOffsetMinutes?: number
}

/** Parses the options; returns an error message for invalid ones. */
export function parseOptions({ scenario, time }: ScenarioOptions): ParsedOptions | string {
  const scenarios = scenario === undefined ? undefined : readScenarios(scenario)
  if (typeof scenarios === 'string') return scenarios
  const clockOffsetMinutes = time === undefined ? undefined : readTime(time)
  if (typeof clockOffsetMinutes === 'string') return clockOffsetMinutes
  return { ...(scenarios && { scenarios }), ...(clockOffsetMinutes !== undefined && { clockOffsetMinutes }) }
}

export function applyOptions(instance: MockInstance, { scenarios, clockOffsetMinutes }: ParsedOptions): void {
  if (scenarios) instance.setScenarios(scenarios)
  if (clockOffsetMinutes !== undefined) instance.world.state.clockOffsetMinutes = clockOffsetMinutes
}

/**
 * Applies the options; applies none if one is invalid.
 *
 * @returns an error message, or undefined on success
 */
export function tryApplyOptions(
  instance: MockInstance,
  scenarioOptions: ScenarioOptions,
): string | undefined {
  const parsed = parseOptions(scenarioOptions)
  if (typeof parsed === 'string') return parsed
  applyOptions(instance, parsed)
  return undefined
}
