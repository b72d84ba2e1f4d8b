import { seedOrders } from './commerce'
import { seedCourses } from './courses'
import { seedMessages } from './messages'
import { seedConnections } from './network'
import { seedPeople } from './people'
import { seedPosts } from './posts'
import { createRandom } from './random'
import { createSeedContext } from './seed-context'
import type { Rules, WorldState } from './world-state'

/**
 * Version of the state’s format; increase it when the format changes. Stored states of other versions are discarded.
 */
export const worldVersion = 2

/** Seed used unless another is given. */
export const defaultSeed = 2026

/** Rules of a world without active scenarios. */
export const defaultRules: Readonly<Rules> = {
  tokenMinutes: 12 * 60,
  isRegistrationOpen: true,
  areCardsTaken: true,
  isEachCallAnOrder: false,
  isCaptchaOff: false,
}

/** Midnight today, the default world date. */
export function startOfToday(): Date {
  const today = new Date()
  today.setHours(0, 0, 0, 0)
  return today
}

function emptyWorld(seed: number, worldDate: Date): WorldState {
  return {
    version: worldVersion,
    seed,
    worldDate: worldDate.toISOString(),
    clockOffsetMinutes: 0,
    ticks: 0,
    nextId: 1,
    rules: { ...defaultRules },
    scenarios: [],
    faults: [],
    people: [],
    sessions: [],
    activations: [],
    outbox: [],
    waitingList: [],
    contactNotes: [],
    posts: [],
    comments: [],
    reactions: [],
    connections: [],
    connectionRequests: [],
    invitations: [],
    tags: [],
    connectionTags: [],
    groups: [],
    courses: [],
    enrolments: [],
    carts: [],
    orders: [],
    paymentSessions: [],
    messages: [],
    groupConversations: [],
    uploads: [],
  }
}

/**
 * Creates a world; the same seed and date give identical data.
 *
 * @example
 * const state = createWorld(2026, new Date('2026-03-14T00:00:00Z'))
 */
export function createWorld(seed: number = defaultSeed, worldDate: Date = startOfToday()): WorldState {
  const state = emptyWorld(seed, worldDate)
  const context = createSeedContext(state, createRandom(seed))
  seedPeople(context)
  seedConnections(context)
  seedCourses(context)
  seedPosts(context)
  seedOrders(context)
  seedMessages(context)
  return state
}
