import { openWorld, type World } from '../domain/world'
import { createFaultList, type FaultList } from '../faults/fault-list'
import { type AutoResponders, createAutoResponders } from '../hub/auto-responders'
import { type CrossTabRelay, createMessageHub, type MessageHub } from '../hub/message-hub'
import type { Scenario } from '../scenarios/scenario'
import { scenariosNamed } from '../scenarios/scenarios'
import { createWorld, defaultRules, defaultSeed, startOfToday } from '../world/create-world'
import type { WorldState } from '../world/world-state'
import { createRecorder, type Recorder } from './recorder'
import { createStatePersister, type StatePersister, type WorldStorage } from './state-persister'

/** A named world with all that belongs to it alone: its hub, its faults, what was asked of it. */
export interface MockInstance {
  readonly name: string
  readonly world: World
  readonly faults: FaultList
  readonly recorder: Recorder
  readonly hub: MessageHub
  readonly persister: StatePersister
  readonly autoResponders: AutoResponders | undefined
  /** Connection tokens the hub gave away, and the bearer tokens they were asked for with. */
  readonly negotiations: Map<string, string>
  /** Disagreements with the contract, each a sentence. */
  readonly mismatches: string[]
  /** Takes a stored state in the place of the fresh one. */
  restore(state: WorldState): void
  /** The scenarios that are on. */
  readonly scenarios: readonly Scenario[]
  /**
   * Switches these scenarios on, and all others off. Where what there is becomes another, it is a fresh world; who
   * was signed in still is, and the clock goes on.
   */
  setScenarios(wanted: readonly Scenario[]): void
  /** Begins anew, from this seed or the same one. Scenarios, faults and recordings go too. */
  reset(seed?: number): void
}

export interface MockInstanceOptions {
  seed?: number | undefined
  /** The date everything seeded is relative to. Given, time stands still but for the clock's offset. */
  now?: Date | undefined
  /** Milliseconds after which the people who answer by themselves do; 0 keeps them silent. */
  answerAfter: number
  saveDelay: number
  relay?: CrossTabRelay | undefined
}

/** Fresh worlds are copies of one that was made once: making one takes a tenth of a second, a copy a few milliseconds. */
const freshWorlds = new Map<string, WorldState>()

function freshState(seed: number, worldDate: Date): WorldState {
  const key = `${seed} ${worldDate.toISOString()}`
  const made = freshWorlds.get(key) ?? createWorld(seed, worldDate)
  freshWorlds.set(key, made)
  return structuredClone(made)
}

/** What a developer set up, or is in the middle of, goes on in the fresh world. */
function carryOver(from: WorldState, to: WorldState): void {
  const isHere = (personId: string) => to.people.some(({ id }) => id === personId)
  to.sessions = from.sessions.filter(({ personId }) => isHere(personId))
  to.faults = from.faults
  to.clockOffsetMinutes = from.clockOffsetMinutes
  // A clock that stands still is not set back.
  to.ticks = Math.max(from.ticks, to.ticks)
}

export function createInstance(
  name: string,
  options: MockInstanceOptions,
  storage?: WorldStorage,
): MockInstance {
  const firstSeed = options.seed ?? defaultSeed
  const open = (state: WorldState) => openWorld(state, { isFrozen: options.now !== undefined })
  const begin = (seed: number) => open(freshState(seed, options.now ?? startOfToday()))

  let current = begin(firstSeed)
  const world = () => current
  const persister = createStatePersister(storage, () => current.state, options.saveDelay)
  const scenarios = () => scenariosNamed(current.state.scenarios)
  const faults = createFaultList(
    () => current.state,
    () => scenarios().flatMap((scenario) => scenario.faults ?? []),
    () => void persister.changed(),
  )
  const recorder = createRecorder()
  const hub = createMessageHub({
    world,
    relay: options.relay,
    onInvoke: (person, target, args) =>
      recorder.record({
        method: 'HUB',
        path: target,
        query: {},
        headers: { authorization: true, 'x-xsrf-token': null, 'content-type': null },
        body: { from: person.login, arguments: args },
        operationId: 'hub',
      }),
  })
  const autoResponders =
    options.answerAfter > 0
      ? createAutoResponders({
          world,
          deliver: hub.deliver,
          onStored: () => void persister.changed(),
          delay: options.answerAfter,
        })
      : undefined

  return {
    name,
    get world() {
      return current
    },
    faults,
    recorder,
    hub,
    persister,
    autoResponders,
    negotiations: new Map(),
    mismatches: [],
    restore(state) {
      current = open(state)
    },
    get scenarios() {
      return scenarios()
    },
    setScenarios(wanted) {
      const prepare = wanted.find((scenario) => scenario.prepare)?.prepare
      if (prepare !== scenarios().find((scenario) => scenario.prepare)?.prepare) {
        const fresh = begin(current.state.seed)
        prepare?.(fresh)
        carryOver(current.state, fresh.state)
        current = fresh
      }
      current.state.scenarios = wanted.map(({ name }) => name)
      current.state.rules = Object.assign({ ...defaultRules }, ...wanted.map(({ rules }) => rules))
      if (scenarios().some((scenario) => scenario.faults?.some(({ operation }) => operation === 'hub')))
        hub.drop()
      void persister.changed()
    },
    reset(seed) {
      autoResponders?.stop()
      hub.drop()
      recorder.clear()
      current = begin(seed ?? current.state.seed)
      void persister.changed()
    },
  }
}
