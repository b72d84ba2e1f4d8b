import type { PassingAnswer, PlantedFault } from './faulty-server'

type Json = Record<string, unknown>

/** Creates a fault that changes the body of a successful response. */
const value =
  <Body>(change: (body: Body) => unknown) =>
  (answer: PassingAnswer): PassingAnswer =>
    answer.status === 200 ? { ...answer, body: JSON.stringify(change(JSON.parse(answer.body))) } : answer

/** Creates a fault that changes the first item of a list. */
const firstOf = (change: (item: Json) => Json) =>
  value(([item, ...others]: Json[]) => [change(item ?? {}), ...others])

const without = (name: string, { [name]: _, ...rest }: Json): Json => rest

const html = '<!doctype html><title>Roda</title><div id="root"></div>'

/** Twenty deviations from openapi.yaml that the contract check must find. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'a required field is missing',
    operation: 'getFeed',
    message: "body[] must have required property 'postDate'",
    at: 'GET /api/post/feed',
    corrupt: firstOf((post) => without('postDate', post)),
  },
  {
    what: 'a number is sent as a string',
    operation: 'getSettings',
    message: 'body.timeout must be number,null',
    at: 'GET /api/user/settings',
    corrupt: value((settings: Json) => ({ ...settings, timeout: String(settings.timeout) })),
  },
  {
    what: 'a field name has different capitals',
    operation: 'getUser',
    message: 'body.PictureURL is spelled pictureUrl in the contract',
    at: 'GET /api/user/(?!retryLogin|settings)[^/]+',
    corrupt: value((user: Json) => ({ ...without('pictureUrl', user), PictureURL: user.pictureUrl })),
  },
  {
    what: 'a success has an undocumented status',
    operation: 'getTags',
    message: 'status 201 is not in the contract',
    at: 'GET /api/Tag/',
    corrupt: (answer) => ({ ...answer, status: 201 }),
  },
  {
    what: 'JSON is sent as text/plain',
    operation: 'getTags',
    message: "content type 'text/plain' is not application/json",
    at: 'GET /api/Tag/',
    corrupt: (answer) => ({ ...answer, headers: { ...answer.headers, 'content-type': 'text/plain' } }),
  },
  {
    what: 'an HTML page is sent instead of JSON',
    operation: 'getConversations',
    message: '200 with an HTML page: is this the address of the API?',
    at: 'GET /api/message/conversations',
    corrupt: () => ({ status: 200, headers: { 'content-type': 'text/html' }, body: html }),
  },
  {
    what: 'the body is empty although the contract has one',
    operation: 'getMyOrders',
    message: '200 with an empty body, but the contract has one',
    at: 'GET /api/order/myOrders',
    corrupt: (answer) => ({ ...answer, body: '' }),
  },
  {
    what: 'the connection is cut within the response',
    operation: 'getHomeFeed',
    message: 'The server closed the connection before the response was complete.',
    at: 'GET /api/post/homeFeed',
    isCut: true,
  },
  {
    what: 'the JSON is truncated',
    operation: 'getConnections',
    message: '200 with a body that is not JSON',
    at: 'GET /api/UserConnection/Headers',
    corrupt: (answer) => ({ ...answer, body: answer.body.slice(0, answer.body.length / 2) }),
  },
  {
    what: 'null is sent instead of a list',
    operation: 'getInvitations',
    message: 'body must be array',
    at: 'GET /api/UserInvitation/',
    corrupt: value(() => null),
  },
  {
    what: 'a list is wrapped in an object',
    operation: 'getGroups',
    message: 'body must be array',
    at: 'GET /api/UserGroup',
    corrupt: value((groups) => ({ data: groups, total: 1 })),
  },
  {
    what: 'an object is wrapped in another object',
    operation: 'getSettingsByLogin',
    message: 'body has none of the documented fields, but result',
    at: 'GET /api/user/settingsByLogin/.+',
    corrupt: value((settings) => ({ result: settings })),
  },
  {
    what: 'a list is sent instead of an object',
    operation: 'getPost',
    message: 'body must be object',
    at: 'GET /api/post/\\d+',
    corrupt: value((post) => [post]),
  },
  {
    what: 'an enum field has an unknown value',
    operation: 'getCourseActivity',
    message: 'body.courseModules[].lessons[].lessonProgressStatus must be equal to one of the allowed values',
    at: 'GET /api/course/myCourseActivity/.+',
    corrupt: value(({ courseModules: [module], ...course }: { courseModules: { lessons: Json[] }[] }) => ({
      ...course,
      courseModules: [{ lessons: [{ ...module?.lessons[0], lessonProgressStatus: 9 }] }],
    })),
  },
  {
    what: 'a date is not in ISO format',
    operation: 'getMyPosts',
    message: 'body[].postDate must match pattern',
    at: 'GET /api/post/',
    corrupt: firstOf((post) => ({ ...post, postDate: '14/03/2026 10:00' })),
  },
  {
    what: 'a documented payload is rejected',
    operation: 'createComment',
    message: 'refused: 400, Invalid, date: must be a number',
    at: 'POST /api/comment/create',
    corrupt: () => ({
      status: 400,
      headers: { 'content-type': 'application/problem+json' },
      body: JSON.stringify({ title: 'Invalid', errors: { date: ['must be a number'] } }),
    }),
  },
  {
    what: 'a path does not exist',
    operation: 'getPendingConnections',
    message: 'refused: 404, Not found',
    at: 'GET /api/UserPendingConnection/',
    corrupt: () => ({
      status: 404,
      headers: { 'content-type': 'application/problem+json' },
      body: JSON.stringify({ title: 'Not found', status: 404 }),
    }),
  },
  {
    what: 'a member call works without a token',
    operation: 'getEnrollments',
    message: 'returns 200 without a token',
    at: 'GET /api/course/myenrollments',
    changeRequest: (headers, known) => {
      headers.authorization = known
    },
  },
  {
    what: 'the response contains the token',
    operation: 'getMyCart',
    message: 'the response contains the token or the password',
    at: 'GET /api/ShoppingCart/getMyCart',
    corrupt: (answer, known) => ({
      ...answer,
      body: answer.body.replace('{', `{"user":"${known.replace('Bearer ', '')}",`),
    }),
  },
  {
    what: 'a delete call has no effect',
    operation: 'deleteGroup',
    message: 'the group still exists afterwards',
    at: 'POST /api/UserGroup/delete/.+',
    // The server rejects the call without its token, so nothing is deleted.
    changeRequest: (headers) => {
      headers.authorization = ''
    },
    corrupt: () => ({ status: 200, headers: { 'content-type': 'application/json' }, body: 'true' }),
  },
]
