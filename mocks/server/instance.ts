import { openWorld, type World } from '../domain/world'
import { createFaultList, type FaultList } from '../faults/fault-list'
import { type AutoResponders, createAutoResponders } from '../hub/auto-responders'
import { type CrossTabRelay, createMessageHub, type MessageHub } from '../hub/message-hub'
import type { Scenario } from '../scenarios/scenario'
import { scenariosNamed } from '../scenarios/scenarios'
import type { Tongue } from '../world/content/topic'
import { createWorld, defaultRules, defaultSeed, defaultWorldDate } from '../world/create-world'
import type { WorldState } from '../world/world-state'
import { createRecorder, type Recorder } from './recorder'
import { createStatePersister, type StatePersister, type WorldStorage } from './state-persister'

/** One isolated world with its hub, faults and recorded requests. */
export interface MockInstance {
  readonly name: string
  readonly world: World
  readonly faults: FaultList
  readonly recorder: Recorder
  readonly hub: MessageHub
  readonly persister: StatePersister
  readonly autoResponders: AutoResponders | undefined
  /** Maps each connection token of the hub to the bearer token with which a client negotiated it. */
  readonly negotiations: Map<string, string>
  /** Contract mismatches, one sentence each. */
  readonly mismatches: string[]
  /** Replaces the state of the world with a stored one. */
  restore(state: WorldState): void
  readonly scenarios: readonly Scenario[]
  /**
   * Activates these scenarios and no others. When a scenario with `prepare` is added or removed, a fresh world starts;
   * it keeps sessions, faults and the clock.
   */
  setScenarios(next: readonly Scenario[]): void
  /**
   * Starts a fresh world, with the same seed unless another is given; removes all scenarios, faults and recorded
   * requests.
   */
  reset(seed?: number): void
}

export interface MockInstanceOptions {
  seed?: number | undefined
  /** The date of the seeded world; when set, the clock is frozen except for its offset. */
  now?: Date | undefined
  /** Language of the newest posts; English unless given. */
  tongue?: Tongue | undefined
  /** Milliseconds until automatic answers to messages; 0 disables them. */
  answerAfter: number
  saveDelay: number
  relay?: CrossTabRelay | undefined
}

/** Caches seeded worlds: seeding takes a tenth of a second, a copy a few milliseconds. */
const freshWorlds = new Map<string, WorldState>()
const maxFreshWorlds = 8

function freshState(seed: number, worldDate: Date, tongue: Tongue | undefined): WorldState {
  const key = `${seed} ${worldDate.toISOString()} ${tongue}`
  const made = freshWorlds.get(key) ?? createWorld(seed, worldDate, tongue)
  if (!freshWorlds.has(key) && freshWorlds.size >= maxFreshWorlds) freshWorlds.clear()
  freshWorlds.set(key, made)
  return structuredClone(made)
}

/** Copies sessions, faults and the clock to a fresh world. */
function carryOver(from: WorldState, to: WorldState): void {
  const isHere = (personId: string) => to.people.some(({ id }) => id === personId)
  to.sessions = from.sessions.filter(({ personId }) => isHere(personId))
  to.faults = from.faults
  to.clockOffsetMinutes = from.clockOffsetMinutes
  // The frozen clock of the fresh world must not be behind that of the old world.
  to.ticks = Math.max(from.ticks, to.ticks)
}

export function createInstance(
  name: string,
  options: MockInstanceOptions,
  storage?: WorldStorage,
): MockInstance {
  const firstSeed = options.seed ?? defaultSeed
  const open = (state: WorldState) => openWorld(state, { isFrozen: options.now !== undefined })
  const begin = (seed: number) => open(freshState(seed, options.now ?? defaultWorldDate(), options.tongue))

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
    setScenarios(next) {
      const prepare = next.find((scenario) => scenario.prepare)?.prepare
      if (prepare !== scenarios().find((scenario) => scenario.prepare)?.prepare) {
        const fresh = begin(current.state.seed)
        prepare?.(fresh)
        carryOver(current.state, fresh.state)
        current = fresh
      }
      current.state.scenarios = next.map(({ name }) => name)
      current.state.rules = Object.assign({ ...defaultRules }, ...next.map(({ rules }) => rules))
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
