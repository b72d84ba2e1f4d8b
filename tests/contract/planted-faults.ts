import type { PassingAnswer, PlantedFault } from './faulty-server'

type Json = Record<string, unknown>

/** Another value in the answer of a call that was good. */
const value =
  (change: (body: never) => unknown) =>
  (answer: PassingAnswer): PassingAnswer =>
    answer.status === 200
      ? { ...answer, body: JSON.stringify(change(JSON.parse(answer.body) as never)) }
      : answer

/** The first of a list changed. */
const firstOf = (change: (item: Json) => Json) =>
  value(([item, ...others]: Json[]) => [change(item ?? {}), ...others])

const without = (name: string, { [name]: _, ...rest }: Json): Json => rest

const html = '<!doctype html><title>Roda</title><div id="root"></div>'

/** Twenty ways in which servers differ from what is written about them. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'a required field is missing',
    operation: 'getFeed',
    says: "body[] must have required property 'postDate'",
    at: 'GET /api/post/feed',
    spoil: firstOf((post) => without('postDate', post)),
  },
  {
    what: 'a number is a text',
    operation: 'getSettings',
    says: 'body.timeout must be number,null',
    at: 'GET /api/user/settings',
    spoil: value((settings: Json) => ({ ...settings, timeout: String(settings.timeout) })),
  },
  {
    what: 'a field is spelled with other capitals',
    operation: 'getUser',
    says: 'body.PictureURL is spelled pictureUrl in the contract',
    at: 'GET /api/user/(?!retryLogin|settings)[^/]+',
    spoil: value((user: Json) => ({ ...without('pictureUrl', user), PictureURL: user.pictureUrl })),
  },
  {
    what: 'a good answer has a status that is not documented',
    operation: 'getTags',
    says: 'status 201 is not in the contract',
    at: 'GET /api/Tag/',
    spoil: (answer) => ({ ...answer, status: 201 }),
  },
  {
    what: 'JSON goes by the name of text',
    operation: 'getTags',
    says: "content type 'text/plain' is not application/json",
    at: 'GET /api/Tag/',
    spoil: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } }),
  },
  {
    what: 'every address is answered with the page of the product',
    operation: 'getConversations',
    says: '200 with an HTML page: is this the address of the API?',
    at: 'GET /api/message/conversations',
    spoil: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: html }),
  },
  {
    what: 'the body is empty where something is promised',
    operation: 'getMyOrders',
    says: '200 with an empty body, but the contract has one',
    at: 'GET /api/order/myOrders',
    spoil: (answer) => ({ ...answer, body: '' }),
  },
  {
    what: 'the answer breaks off in the middle',
    operation: 'getHomeFeed',
    says: 'The server closed the connection before the response was complete.',
    at: 'GET /api/post/homeFeed',
    isCut: true,
  },
  {
    what: 'half of the JSON is sent as if it were all',
    operation: 'getConnections',
    says: '200 with a body that is not JSON',
    at: 'GET /api/UserConnection/Headers',
    spoil: (answer) => ({ ...answer, body: answer.body.slice(0, answer.body.length / 2) }),
  },
  {
    what: 'null stands for a list',
    operation: 'getInvitations',
    says: 'body must be array',
    at: 'GET /api/UserInvitation/',
    spoil: value(() => null),
  },
  {
    what: 'a list is wrapped',
    operation: 'getGroups',
    says: 'body must be array',
    at: 'GET /api/UserGroup',
    spoil: value((groups) => ({ data: groups, total: 1 })),
  },
  {
    what: 'an object without required fields is wrapped',
    operation: 'getSettingsByLogin',
    says: 'body has none of the documented fields, but result',
    at: 'GET /api/user/settingsByLogin/.+',
    spoil: value((settings) => ({ result: settings })),
  },
  {
    what: 'a list of one stands for an object',
    operation: 'getPost',
    says: 'body must be object',
    at: 'GET /api/post/\\d+',
    spoil: value((post) => [post]),
  },
  {
    what: 'a code has a value that nobody knows',
    operation: 'getCourseActivity',
    says: 'body.courseModules[].lessons[].lessonProgressStatus must be equal to one of the allowed values',
    at: 'GET /api/course/myCourseActivity/.+',
    spoil: value(({ courseModules: [module], ...course }: { courseModules: { lessons: Json[] }[] }) => ({
      ...course,
      courseModules: [{ lessons: [{ ...module?.lessons[0], lessonProgressStatus: 9 }] }],
    })),
  },
  {
    what: 'a date is written as people write it',
    operation: 'getMyPosts',
    says: 'body[].postDate must match pattern',
    at: 'GET /api/post/',
    spoil: firstOf((post) => ({ ...post, postDate: '14/03/2026 10:00' })),
  },
  {
    what: 'a documented payload is refused',
    operation: 'createComment',
    says: 'refused: 400, Invalid, date: must be a number',
    at: 'POST /api/comment/create',
    spoil: () => ({
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
      body: JSON.stringify({ title: 'Invalid', errors: { date: ['must be a number'] } }),
    }),
  },
  {
    what: 'a path has nothing behind it',
    operation: 'getPendingConnections',
    says: 'refused: 404, Not found',
    at: 'GET /api/UserPendingConnection/',
    spoil: () => ({
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
      body: JSON.stringify({ title: 'Not found', status: 404 }),
    }),
  },
  {
    what: 'the token is not asked for',
    operation: 'getEnrollments',
    says: 'returns 200 without a token',
    at: 'GET /api/course/myenrollments',
    ask: (headers, known) => {
      headers.authorization = known
    },
  },
  {
    what: 'an answer gives the token away',
    operation: 'getMyCart',
    says: 'the response contains the token or the password',
    at: 'GET /api/ShoppingCart/getMyCart',
    spoil: (answer, known) => ({
      ...answer,
      body: answer.body.replace('{', `{"user":"${known.replace('Bearer ', '')}",`),
    }),
  },
  {
    what: 'a thing is deleted in words alone',
    operation: 'deleteGroup',
    says: 'the group still exists afterwards',
    at: 'POST /api/UserGroup/delete/.+',
    // Sent on without a token, it does nothing.
    ask: (headers) => {
      headers.authorization = ''
    },
    spoil: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: 'true' }),
  },
]
