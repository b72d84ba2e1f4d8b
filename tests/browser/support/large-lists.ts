import type { BrowserContext } from '@playwright/test'

type Entry = Readonly<Record<string, unknown>>

/** A list whose number of entries a test can raise, and the screen of Ana that shows this list. */
export interface LargeList {
  readonly name: string
  readonly path: string
  /** The request whose answer contains the entries. */
  readonly call: string
  /** Raises the number of entries in the answer; only needed if the answer is more than the list itself. */
  // biome-ignore lint/suspicious/noExplicitAny: answers of the mock server in the shape of the contract
  readonly grow?: (answer: any, count: number) => unknown
  /** Selector of the rows. */
  readonly row: string
  /** Selector of the search field. */
  readonly filter: string
  /** Name of the button that shows the whole list, of which only the end is shown at first. */
  readonly whole?: RegExp
  /** Selector of the checkboxes. */
  readonly box?: string
  /** The number of entries in measurements, if not 10,000. */
  readonly many?: number
  /** The answer of another call, which the screen needs to show the entries. */
  readonly also?: { readonly call: RegExp; readonly json: object }
}

const ids = /^(id|userId|connectionId|courseId|orderId|productId|key)$/
const names = /^(name|login|email|title|courseTitle|productName|content|messageText)$/

/** Copies the entries of a list until it has `count` of them, each with unique ids and names. */
const repeat = (entries: readonly Entry[], count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => numbered(entries[index % entries.length] ?? {}, index))

const numbered = (entry: Entry, index: number): Entry =>
  Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      if (ids.test(key) && typeof value === 'number') return [key, 1_000_000 + index]
      if (ids.test(key) && typeof value === 'string') return [key, `${value}-${index}`]
      if (names.test(key) && typeof value === 'string') return [key, `${value} ${index + 1}`]
      return [key, value]
    }),
  )

interface Outline {
  readonly courseModules: readonly (Entry & { readonly lessons: readonly Entry[] })[]
}

/** Distributes `count` lessons over fifty modules, of which the first one gets a quarter. */
function repeatLessons({ courseModules, ...course }: Outline, count: number) {
  const all = courseModules.flatMap((module) => module.lessons)
  const lessons = repeat(all, count).map((lesson, index) => ({ ...lesson, order: index + 1 }))
  const first = Math.floor(count / 4)
  const size = Math.ceil((count - first) / 49)
  const modules = repeat(courseModules, Math.min(50, 1 + Math.ceil((count - first) / size)))
  return {
    ...course,
    courseModules: modules.map((module, index) => ({
      ...module,
      order: index + 1,
      lessons:
        index === 0
          ? lessons.slice(0, first)
          : lessons.slice(first + (index - 1) * size, first + index * size),
    })),
  }
}

const filter = 'main [aria-label^="Find in"]'

export const lists: readonly LargeList[] = [
  {
    name: 'connections',
    path: '/manageConnections',
    call: '/api/UserConnection/Headers',
    row: 'main section:has(h2) li:has(> label [type=checkbox])',
    filter: 'main [type=search]',
    box: 'main li > label [type=checkbox]',
  },
  {
    name: 'connection requests',
    path: '/manageConnections',
    call: '/api/UserPendingConnection/',
    row: 'main li:has(button[aria-label^="Accept"])',
    filter,
  },
  {
    name: 'invitations',
    path: '/manageConnections',
    call: '/api/UserInvitation/',
    row: 'main li:has(button[aria-label^="Cancel"])',
    filter,
  },
  {
    name: 'search results',
    path: '/mypage?tab=people&q=a',
    call: '/api/UserConnection/Search',
    row: 'main [role=tabpanel]:not([hidden]) li',
    filter,
  },
  {
    name: 'members of a group',
    path: '/manageGroups?group=1418',
    call: '/api/UserGroup',
    grow: ([group, ...others], count) => [
      { ...group, id: 1418, members: repeat(group.members, count) },
      ...others,
    ],
    row: 'main section li',
    filter,
  },
  {
    name: 'member picker',
    path: '/group/create',
    call: '/api/UserConnection/Headers',
    row: 'main li:has([type=checkbox])',
    filter: 'main [type=search]',
    box: 'main li [type=checkbox]',
  },
  {
    name: 'tags',
    path: '/manageConnections',
    call: '/api/Tag/',
    row: 'main li:has(button[aria-label^="Edit tag"])',
    filter,
  },
  {
    name: 'conversations',
    path: '/messages',
    call: '/api/message/conversations',
    row: 'main li:has(> a)',
    filter: 'main [type=search]',
  },
  {
    name: 'payments',
    path: '/user/billing',
    call: '/api/order/myOrders',
    row: 'main li:has(article)',
    filter: 'main [type=search]',
  },
  {
    name: 'my courses',
    path: '/course/mycourses',
    call: '/api/course/myenrollments',
    row: 'main li:has(h2)',
    filter: 'main [type=search]',
    also: { call: /myCourseActivity/, json: { id: 1, title: 'A course', courseModules: [] } },
  },
  {
    name: 'comments under a post',
    path: '/mypage',
    call: '/api/post/feed',
    many: 1_000,
    grow([post, ...others], count) {
      const { comments } = [post, ...others].find((one) => one.comments.length > 0)
      return [{ ...post, comments: repeat(comments, count) }, ...others.slice(0, 3)]
    },
    row: 'main [role=feed] article[aria-posinset="1"] li',
    whole: /^View .+ more comments$/,
    filter,
  },
  {
    name: 'outline of a course',
    path: '/course/1441',
    call: '/api/course/ById/1441',
    many: 1_000,
    grow: repeatLessons,
    row: 'main details[open] ol > li',
    filter,
  },
  {
    name: 'lessons of a started course',
    path: '/course/learn/1495',
    call: '/api/course/myCourseActivity/1495',
    many: 1_000,
    grow: repeatLessons,
    row: 'main section ol > li',
    filter,
  },
  {
    name: 'cart',
    path: '/shoppingCart',
    call: '/api/ShoppingCart/getMyCart',
    many: 500,
    grow: (cart, count) => ({ ...cart, items: repeat(cart.items, count) }),
    row: 'main li:has(h2)',
    filter,
  },
]

/** Replaces the mock server's answer by one with `count` entries. */
export async function growAnswer(
  context: BrowserContext,
  { call, grow = repeat, also }: LargeList,
  count: number,
): Promise<void> {
  if (also) await context.route(also.call, (route) => route.fulfill({ json: also.json }))
  const isCall = ({ pathname }: URL) => pathname.toLowerCase() === call.toLowerCase()
  await context.route(isCall, async (route) => {
    const response = await route.fetch()
    const answer = grow(await response.json(), count)
    // Marks the answer, so that measurements recognize it.
    const mark = { isGrown: true }
    const json = Array.isArray(answer)
      ? [{ ...answer[0], ...mark }, ...answer.slice(1)]
      : { ...Object(answer), ...mark }
    await route.fulfill({ response, json })
  })
}
