import { openWorld, type World } from '../domain/world'
import { createFaultList, type FaultList } from '../faults/fault-list'
import { type Answerers, createAnswerers } from '../hub/answerers'
import { createMessageHub, type MessageHub, type Relay } from '../hub/message-hub'
import { createWorld, defaultSeed, startOfToday } from '../world/create-world'
import type { WorldState } from '../world/world-state'
import { createRecorder, type Recorder } from './recorder'
import { createKeeper, type Keeper, type WorldStorage } from './storage'

/** A named world with all that belongs to it alone: its hub, its faults, what was asked of it. */
export interface Realm {
  readonly name: string
  readonly world: World
  readonly faults: FaultList
  readonly recorder: Recorder
  readonly hub: MessageHub
  readonly keeper: Keeper
  readonly answerers: Answerers | undefined
  /** Connection tokens the hub gave away, and the bearer tokens they were asked for with. */
  readonly negotiations: Map<string, string>
  /** Disagreements with the contract, each a sentence. */
  readonly mismatches: string[]
  /** Takes a stored state in the place of the fresh one. */
  adopt(state: WorldState): void
  /** Begins anew, from this seed or the same one. Faults and recordings go too. */
  reset(seed?: number): void
}

export interface RealmOptions {
  seed?: number | undefined
  /** The date everything seeded is relative to. Given, time stands still but for the clock's offset. */
  now?: Date | undefined
  /** Milliseconds after which the people who answer by themselves do; 0 keeps them silent. */
  answerAfter: number
  saveDelay: number
  relay?: Relay | undefined
}

/** Fresh worlds are copies of one that was made once: making one takes a tenth of a second, a copy a few milliseconds. */
const freshWorlds = new Map<string, WorldState>()

function freshState(seed: number, worldDate: Date): WorldState {
  const key = `${seed} ${worldDate.toISOString()}`
  const made = freshWorlds.get(key) ?? createWorld(seed, worldDate)
  freshWorlds.set(key, made)
  return structuredClone(made)
}

export function createRealm(name: string, options: RealmOptions, storage?: WorldStorage): Realm {
  const firstSeed = options.seed ?? defaultSeed
  const open = (state: WorldState) => openWorld(state, { isFrozen: options.now !== undefined })
  const begin = (seed: number) => open(freshState(seed, options.now ?? startOfToday()))

  let current = begin(firstSeed)
  const world = () => current
  const keeper = createKeeper(storage, () => current.state, options.saveDelay)
  const faults = createFaultList()
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
  const answerers =
    options.answerAfter > 0
      ? createAnswerers({
          world,
          deliver: hub.deliver,
          onStored: () => void keeper.changed(),
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
    keeper,
    answerers,
    negotiations: new Map(),
    mismatches: [],
    adopt(state) {
      current = open(state)
    },
    reset(seed) {
      answerers?.stop()
      hub.drop()
      faults.clear()
      recorder.clear()
      current = begin(seed ?? current.state.seed)
      void keeper.changed()
    },
  }
}
