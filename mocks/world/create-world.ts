import { seedOrders } from './commerce'
import { seedCourses } from './courses'
import { seedMessages } from './messages'
import { seedConnections } from './network'
import { seedPeople } from './people'
import { seedPosts } from './posts'
import { createRandom } from './random'
import { createSeedContext } from './seed-context'
import type { Rules, WorldState } from './world-state'

/** Raised when the shape of the state changes, so that an older stored one is not misread. */
export const worldVersion = 2

/** The seed of a world nobody chose one for. */
export const defaultSeed = 2026

/** The rules of a world in which no scenario has changed them. */
export const defaultRules: Readonly<Rules> = {
  tokenMinutes: 12 * 60,
  isRegistrationOpen: true,
  areCardsTaken: true,
  isEachCallAnOrder: false,
}

/** The start of today, the date a world is relative to unless it is told another. */
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
 * Makes a world. The same seed and date give the same world, to the byte.
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
