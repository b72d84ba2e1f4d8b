import type { Page } from '@playwright/test'
import type { Fault } from '../../../mocks/faults/fault'

/** A screen in a certain state, for tests that check all screens. */
export interface ListedScreen {
  readonly name: string
  readonly path: string
  /** The account that is signed in; omitted for visitors. */
  readonly account?: 'ana' | 'nova'
  readonly isFirstVisit?: boolean
  /** Whether larger screens lead on to another screen. */
  readonly isPhoneOnly?: boolean
  readonly settings?: object
  /** A selector that matches once the screen is rendered, in every language. */
  readonly shows?: string
  readonly fault?: Fault
  /** Whether `fault` keeps the screen loading forever. */
  readonly isWaiting?: boolean
  /** Acts on the rendered screen, while the language is English. */
  readonly act?: (page: Page) => Promise<void>
}

/** Every screen of the product in its common state. */
export const screenList: readonly ListedScreen[] = [
  { name: 'the landing page', path: '/' },
  { name: 'the privacy dialog', path: '/', isFirstVisit: true, shows: '[role=dialog]' },
  { name: 'login', path: '/user/login' },
  { name: 'registration', path: '/user/register', settings: { registration: 'open' } },
  { name: 'the waiting list', path: '/user/register', settings: { registration: 'waiting-list' } },
  { name: 'joined the waiting list', path: '/user/waitingList' },
  { name: 'the activation instructions', path: '/user/activate/instructions' },
  { name: 'activation done', path: '/user/activate/success' },
  { name: 'activation failed', path: '/user/activate/error' },
  { name: 'the time is used up', path: '/user/timeout' },
  { name: 'page not found', path: '/nobody/knows/this' },
  {
    name: 'diagnostics',
    path: '/__plugins',
    settings: { diagnostics: true, brand: { accent: 'pink' }, plugins: { billing: false } },
    shows: 'main pre',
  },
  { name: 'contact', path: '/contact', account: 'ana', shows: 'main textarea' },
  { name: 'profile', path: '/user/profile', account: 'ana', shows: 'main input' },
  { name: 'account', path: '/user/profile?panel=account', account: 'ana', shows: 'main input' },
  {
    name: 'my public page',
    path: '/user/profile?panel=my-page',
    account: 'ana',
    shows: 'main input',
  },
  { name: 'my groups', path: '/manageGroups', account: 'ana', shows: 'main nav a' },
  // Ana's first group has the same id in every mock world.
  { name: 'a group', path: '/manageGroups?group=1418', account: 'ana', shows: 'main section li' },
  { name: 'no groups', path: '/manageGroups', account: 'nova', shows: 'main h2' },
  { name: 'a new group', path: '/group/create', account: 'ana', shows: 'main input' },
  { name: 'the editor of a group', path: '/group/create/1418', account: 'ana', shows: 'main input' },
  { name: 'a public page', path: '/@ana.martins' },
  { name: 'my own public page', path: '/@nova.lindqvist', account: 'nova' },
  { name: 'the feed', path: '/mypage', account: 'ana', shows: '[role=feed] article' },
  { name: 'my posts', path: '/mypage?tab=mine', account: 'ana', shows: '[role=feed] article' },
  { name: 'discover', path: '/discover', account: 'ana', shows: 'main article, main li' },
  { name: 'me', path: '/me', account: 'ana', isPhoneOnly: true, shows: 'main nav' },
  { name: 'appearance', path: '/settings', account: 'ana', shows: 'main fieldset' },
  { name: 'notifications', path: '/settings?panel=notices', account: 'ana', shows: 'main [role=switch]' },
  { name: 'hidden and muted', path: '/settings?panel=muted', account: 'ana', shows: 'main form' },
  { name: 'my data', path: '/settings?panel=data', account: 'ana', shows: 'main section button' },
  { name: 'a new post', path: '/createPost', account: 'ana', shows: '[role=dialog] textarea' },
  // A private post of Ana, which has the same id in every mock world.
  { name: 'a post', path: '/post/2288', account: 'ana', shows: 'main article' },
  { name: 'the editor of a post', path: '/editPost/2288', account: 'ana', shows: '[role=dialog] textarea' },
  { name: 'manage connections', path: '/manageConnections', account: 'ana', shows: 'main [type=checkbox]' },
  // Ana teaches the first of these courses and is enrolled in the others; their ids are the same in every mock world.
  { name: 'the details of a course', path: '/course/1441', shows: 'main summary' },
  { name: 'the details of my course', path: '/course/1479', account: 'ana', shows: 'main summary' },
  { name: 'my courses', path: '/course/mycourses', account: 'ana', shows: 'main [role=progressbar]' },
  { name: 'no courses', path: '/course/mycourses', account: 'nova', shows: 'main h2' },
  // The lesson contacts its video provider only on demand, so this screen loads nothing from other hosts.
  { name: 'a lesson', path: '/lesson?course=1479&lesson=1481', account: 'ana' },
  { name: 'learning', path: '/course/learn/1495', account: 'ana', shows: 'main [role=progressbar]' },
  // The suggestions below the items load last.
  { name: 'the shopping cart', path: '/shoppingCart', account: 'ana', shows: 'main section li h3' },
  { name: 'an empty cart', path: '/shoppingCart', account: 'nova', shows: 'main h2' },
  { name: 'the checkout of an empty cart', path: '/checkout', account: 'nova', shows: 'main h2' },
  { name: 'a payment that was not completed', path: '/course/enrolled', account: 'nova' },
  { name: 'billing', path: '/user/billing', account: 'ana', shows: 'main li' },
  { name: 'conversations', path: '/messages', account: 'ana', shows: 'main li a' },
  { name: 'no conversations', path: '/messages', account: 'nova', shows: 'main p' },
  // Conversation ids are the same in every mock world.
  { name: 'a conversation', path: '/messages?with=group-2895', account: 'ana', shows: '[role=log] p' },
  { name: 'no payments', path: '/user/billing', account: 'nova', shows: 'main h2' },
]
