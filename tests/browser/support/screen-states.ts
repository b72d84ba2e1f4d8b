import type { Page } from '@playwright/test'
import type { Fault } from '../../../mocks/faults/fault'
import type { ListedScreen } from './screen-list'

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const feed = { path: '/mypage', account: 'ana', shows: '[role=feed] article' } as const
const myPosts = { ...feed, path: '/mypage?tab=mine' } as const
const people = { path: '/manageConnections', account: 'ana', shows: 'main [type=checkbox]' } as const
const chat = { path: '/messages?with=group-2895', account: 'ana', shows: '[role=log] p' } as const
const dialog = '[role=dialog], [role=alertdialog]'
const menu = '[role=menu]'
const invalid = '[aria-invalid=true]'
const alert = ':is(main, [role=dialog]) [role=alert]'
const skeleton = ':is(main, [role=dialog]) [data-loading]'

const inUse: readonly ListedScreen[] = [
  { name: 'the languages', path: '/user/login', act: press(/^Language/), shows: menu },
  { name: 'the user menu', ...feed, act: press('Account menu'), shows: menu },
  { name: 'login with missing input', path: '/user/login', act: press('Log in'), shows: invalid },
  {
    name: 'registration with missing input',
    path: '/user/register',
    settings: { registration: 'open' },
    act: press('Create account'),
    shows: invalid,
  },
  {
    name: 'a solved captcha',
    path: '/user/login',
    act: (page) => page.getByRole('checkbox').click(),
    shows: 'main [type=checkbox]:checked',
  },
  { name: 'a comment', ...feed, act: press('Comment'), shows: 'article textarea' },
  {
    name: 'the undo of a post deletion',
    ...myPosts,
    async act(page) {
      await press('More actions')(page)
      await page.getByRole('menuitem', { name: 'Delete post' }).click()
      await page.locator('[data-toast]').focus()
    },
    shows: '[data-toast]',
  },
  {
    name: 'the menu of a post',
    ...myPosts,
    act: press('More actions'),
    shows: menu,
  },
  { name: 'the picture of a post', ...myPosts, act: press(/^Picture in/), shows: dialog },
  { name: 'a reaction', ...feed, act: press(/^Like/), shows: 'article [aria-pressed=true]' },
  {
    name: 'an empty post',
    path: '/createPost',
    account: 'ana',
    act: press('Publish'),
    shows: invalid,
  },
  // Narrow windows show the tags as chips, without the form.
  { name: 'a new tag', ...people, act: press('New tag') },
  {
    name: 'chosen connections',
    ...people,
    act: async (page) => {
      for (const row of [0, 1]) await page.locator('main li [type=checkbox]').nth(row).click()
    },
    shows: 'main li :checked',
  },
  {
    name: 'the tags for a connection',
    ...people,
    act: async (page) => {
      await page.locator('main li [type=checkbox]').first().click()
      await page.getByRole('button', { name: 'Tags', exact: true }).click()
    },
    shows: menu,
  },
  {
    name: 'the undo of a removed connection',
    ...people,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^More actions/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Remove connection' }).click()
      await page.locator('[data-toast]').focus()
    },
    shows: '[data-toast]',
  },
  {
    name: 'a search for people',
    path: '/mypage?tab=people',
    account: 'ana',
    act: async (page) => {
      await page.getByRole('searchbox', { name: 'Who are you looking for?' }).fill('a')
      await page.keyboard.press('Enter')
    },
    shows: 'main ul',
  },
  { name: 'a new conversation', ...chat, act: press('New conversation'), shows: 'main [type=search]' },
  {
    name: 'a message that was not sent',
    ...chat,
    fault: { operation: 'createMessage', status: 500 },
    act: async (page) => {
      await page.getByRole('textbox', { name: 'Message' }).fill('Is anybody there?')
      await press('Send')(page)
    },
    shows: '[role=log] button',
  },
  {
    name: 'the confirmation of a group deletion',
    path: '/manageGroups?group=1418',
    account: 'ana',
    act: press('Delete'),
    shows: dialog,
  },
  {
    name: 'a course in the cart',
    path: '/course/1458',
    account: 'nova',
    act: press('Enroll'),
    shows: 'main [role=spinbutton]',
  },
  {
    name: 'the crop of a picture',
    path: '/user/profile?panel=picture',
    account: 'ana',
    act: (page) => page.locator('input[type=file]').setInputFiles('kernel/served/public/social.png'),
    shows: '[role=slider]',
  },
  {
    name: 'a toast',
    path: '/user/profile?panel=settings',
    account: 'ana',
    fault: { operation: 'updateSettings', status: 500 },
    act: press('Save'),
    shows: 'section > div button',
  },
]

const serverError: Omit<Fault, 'operation'> = { status: 500 }
const noAnswer: Omit<Fault, 'operation'> = { silence: true }

/** The query that each screen depends on. */
const queries = [
  { name: 'the feed', path: '/mypage', operation: 'getFeed' },
  { name: 'my posts', path: '/mypage?tab=mine', operation: 'getMyPosts' },
  { name: 'a post', path: '/post/2288', operation: 'getPost' },
  { name: 'the editor of a post', path: '/editPost/2288', operation: 'getPost' },
  { name: 'connections', path: '/manageConnections', operation: 'getConnections' },
  { name: 'my groups', path: '/manageGroups', operation: 'getGroups' },
  { name: 'a course', path: '/course/1441', operation: 'getCourse' },
  { name: 'my courses', path: '/course/mycourses', operation: 'getEnrollments' },
  { name: 'learning', path: '/course/learn/1495', operation: 'getCourseActivity' },
  { name: 'a lesson', path: '/lesson?course=1479&lesson=1481', operation: 'getCourseActivity' },
  { name: 'the cart', path: '/shoppingCart', operation: 'getMyCart' },
  { name: 'billing', path: '/user/billing', operation: 'getMyOrders' },
  { name: 'conversations', path: '/messages', operation: 'getConversations' },
  { name: 'a conversation', path: '/messages?with=group-2895', operation: 'getMessages' },
  { name: 'settings', path: '/user/profile?panel=settings', operation: 'getSettings' },
  { name: 'a public page', path: '/@ana.martins', operation: 'getSettingsByLogin' },
] as const

const failed = queries.map(
  ({ name, path, operation }): ListedScreen => ({
    name: `${name}: failed`,
    path,
    account: 'ana',
    fault: { operation, ...serverError },
    shows: alert,
  }),
)

const loading = queries.map(
  ({ name, path, operation }): ListedScreen => ({
    name: `${name}: loading`,
    path,
    account: 'ana',
    fault: { operation, ...noAnswer },
    shows: skeleton,
    isWaiting: true,
  }),
)

const missing: readonly ListedScreen[] = [
  { name: 'an empty feed', path: '/mypage', account: 'nova', shows: '[role=tabpanel] h2' },
  { name: 'no posts of mine', path: '/mypage?tab=mine', account: 'nova', shows: '[role=tabpanel] h2' },
  { name: 'no connections', path: '/manageConnections', account: 'nova', shows: 'main h2' },
  { name: 'no such course', path: '/course/999999' },
  { name: 'no such lesson', path: '/lesson', account: 'ana' },
  { name: 'not enrolled', path: '/course/learn/1441', account: 'nova' },
  { name: 'no such post', path: '/editPost/999999', account: 'ana' },
  { name: 'a post that is gone', path: '/post/999999', account: 'ana' },
  { name: 'no such group', path: '/manageGroups?group=nobodys', account: 'ana', shows: 'main section' },
  { name: 'no such person', path: '/@nobody.at.all' },
]

/** Screens of {@link screenList} in other states: in use, empty, failed or loading. */
export const screenStates: readonly ListedScreen[] = [...inUse, ...missing, ...failed, ...loading]
