import { seedOrders } from './commerce'
import type { Tongue } from './content/topic'
import { seedCourses } from './courses'
import { seedGroupMessages, seedMessages } from './messages'
import { seedConnections } from './network'
import { seedNews } from './news'
import { seedPeople } from './people'
import { seedPosts } from './posts'
import { createRandom } from './random'
import { createSeedContext } from './seed-context'
import type { Rules, WorldState } from './world-state'

/**
 * Version of the state’s format; increase it when the format changes. Stored states of other versions are discarded.
 */
export const worldVersion = 3

/** Seed used unless another is given. */
export const defaultSeed = 2026

/** Rules of a world without active scenarios. */
export const defaultRules: Readonly<Rules> = {
  tokenMinutes: 12 * 60,
  isTokenReplaced: false,
  haveGroupsOtherIds: false,
  isRegistrationOpen: true,
  areCardsTaken: true,
  isEachCallAnOrder: false,
  isCaptchaOff: false,
}

/**
 * Returns the default world date: now, rounded down to five minutes. So the newest posts are minutes old, and worlds
 * that are made shortly after each other are identical.
 */
export function defaultWorldDate(): Date {
  const step = 5 * 60_000
  return new Date(Math.floor(Date.now() / step) * step)
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
 * Creates a world; the same seed, date and language give identical data.
 *
 * @param tongue language of the newest posts and of the conversations
 * @example
 * const state = createWorld(2026, new Date('2026-03-14T00:00:00Z'))
 */
export function createWorld(
  seed: number = defaultSeed,
  worldDate: Date = defaultWorldDate(),
  tongue: Tongue = 'en',
): WorldState {
  const state = emptyWorld(seed, worldDate)
  const context = createSeedContext(state, createRandom(seed))
  seedPeople(context)
  seedConnections(context)
  seedCourses(context)
  seedPosts(context)
  seedOrders(context)
  seedMessages(context, tongue)
  seedNews(context, tongue)
  // Last, so that the ids of the other records do not depend on it.
  seedGroupMessages(context, tongue)
  return state
}
