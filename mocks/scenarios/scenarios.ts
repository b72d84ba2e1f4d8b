import { separateGroupConversations } from '../domain/conversations'
import { addFeedPosts, listFeed } from '../domain/posts'
import type { World } from '../domain/world'
import { demoAccounts } from '../world/demo-accounts'
import type { Scenario } from './scenario'

const isDemo = ({ email }: { email: string }) => demoAccounts.some((account) => account.email === email)

function clearOut({ state }: World): void {
  const people = state.people.filter(isDemo)
  for (const [name, records] of Object.entries(state)) {
    if (Array.isArray(records)) Object.assign(state, { [name]: [] })
  }
  state.people = people
}

function fillFeed(world: World, length: number): void {
  const ana = world.state.people.find(({ email }) => email === demoAccounts[0].email)
  if (ana) addFeedPosts(world, ana, length - listFeed(world, ana).length, 0)
}

/** All scenarios in display order. */
export const scenarios: readonly Scenario[] = [
  {
    name: 'empty',
    about: 'Nobody is here but the demo accounts, and nothing was posted, written or sold.',
    prepare: clearOut,
  },
  {
    name: 'many-posts',
    about: 'The feed of Ana has 10,000 posts.',
    prepare: (world) => fillFeed(world, 10_000),
  },
  {
    name: 'beta-closed',
    about: 'Registration is closed: its screen offers the waiting list, and registering is refused.',
    rules: { isRegistrationOpen: false },
    settings: { registration: 'waiting-list' },
  },
  {
    name: 'expired-session',
    about: 'A token is taken for one minute after the login, and then refused with 401.',
    rules: { tokenMinutes: 1 },
  },
  {
    name: 'replaced-tokens',
    about: 'When a page renews the token of a session, the old one is refused with 401.',
    rules: { isTokenReplaced: true },
  },
  {
    name: 'slow',
    about: 'Every answer takes two seconds longer.',
    faults: [{ operation: '*', latency: 2000 }],
  },
  {
    name: 'failing-payments',
    about: 'Every card is declined on the payment page.',
    rules: { areCardsTaken: false },
  },
  {
    name: 'many-orders',
    about: 'Each call of createOrder makes an order of its own, also for the same cart.',
    rules: { isEachCallAnOrder: true },
  },
  {
    name: 'group-conversations',
    about: 'The conversation of a group has an id of its own, and the same name and members.',
    rules: { haveGroupsOtherIds: true },
    prepare: separateGroupConversations,
  },
  {
    name: 'no-captcha',
    about: 'Forms have no captcha.',
    rules: { isCaptchaOff: true },
    settings: { captcha: { provider: 'none' } },
  },
  {
    name: 'hub-down',
    about: 'The real-time hub takes no connection and cuts those it has.',
    faults: [
      { operation: 'negotiateMessageHub', status: 503 },
      { operation: 'hub', status: 503 },
    ],
  },
]

const none = 'none'

/**
 * Parses scenario names separated by commas or blanks; `none` deactivates all.
 *
 * @returns the scenarios in display order, or an error message
 */
export function readScenarios(text: string): readonly Scenario[] | string {
  const names = text.split(/[\s,]+/).filter(Boolean)
  const unknown = names.find((name) => name !== none && !scenarios.some((one) => one.name === name))
  if (unknown !== undefined) {
    const known = [...scenarios.map(({ name }) => name), none].join(', ')
    return `There is no scenario ${unknown}; there are ${known}.`
  }
  const selected = scenariosNamed(names)
  const worlds = selected.filter(({ prepare }) => prepare).map(({ name }) => name)
  return worlds.length > 1 ? `${worlds.join(' and ')} are worlds of their own: choose one.` : selected
}

export const scenariosNamed = (names: readonly string[]): readonly Scenario[] =>
  scenarios.filter(({ name }) => names.includes(name))
