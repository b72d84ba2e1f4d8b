import { readFileSync } from 'node:fs'
import { expect, test } from '@rstest/core'
import { parse } from 'yaml'
import { tinyPng, tinyPngUrl } from '../domain/picture.fixture'
import type { Mock } from '../server/mock'
import { callMock, createFrozenMock, getSolvedCaptcha, signIn, type TestAnswer } from '../server/mock.fixture'
import { routedOperations } from '../server/pipeline'
import type { OperationId } from './operation'

const date = '2026-03-14T10:00:00.000Z'
const time = '2026-03-14T10:00:00.000'
const png = () => new Blob([tinyPng], { type: 'image/png' })

function form(fields: Record<string, string | Blob>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

/** Creates the records that the calls need, and returns the arguments of one call per operation. */
async function createCalls(mock: Mock) {
  const { state } = mock.instance.world
  const token = await signIn(mock)
  const captcha = await getSolvedCaptcha(mock)
  const ana = state.people[0]
  const bruno = state.people[1]
  const stranger = state.people[45]
  if (!ana || !bruno || !stranger) throw new Error('The world is too small.')
  const own = (records: readonly { id: number; ownerId: string }[]) =>
    records.find(({ ownerId }) => ownerId === ana.id)?.id ?? 0
  const create = async (route: string, body: unknown): Promise<TestAnswer['body']> =>
    (await callMock(mock, route, { token, body })).body

  const post = await create(
    'POST /api/post/create',
    form({ content: 'Mine', publicPost: 'true', publishOnNostr: 'false' }),
  )
  const comment = await create('POST /api/comment/create', { postId: post.id, content: 'Me too', date })
  const message = await create('POST /api/Message/Create', { destinationId: bruno.id, messageText: 'Hello' })
  const tag = await create('POST /api/Tag/Create', { name: 'Tour' })
  const course = await create('POST /api/course/Create', { title: 'Tour' })
  const connection = state.connections.find(
    ({ ownerId, personId }) => ownerId === ana.id && personId !== bruno.id,
  )
  const [enrolled] = (await callMock(mock, 'GET /api/course/myenrollments', { token })).body
  const activity = (await callMock(mock, `GET /api/course/myCourseActivity/${enrolled.id}`, { token })).body
  const cart = (await callMock(mock, 'GET /api/ShoppingCart/getMyCart', { token })).body
  const order = { paymentMethod: 'creditcard', amount: cart.items[0].discountPrice, currency: cart.currency }
  const payment = await create('POST /api/order/createOrder', order)
  const sessionId = String(payment).split('/').at(-1) ?? ''
  await mock.handle(new Request(payment, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }) }))

  const sold = state.courses.find(({ ownerId }) => ownerId !== ana.id)
  const link = state.connectionTags.find(({ connectionId }) =>
    state.connections.some(({ id, ownerId }) => id === connectionId && ownerId === ana.id),
  )
  const calls: Partial<Record<OperationId, unknown[]>> = {
    getTranslations: [],
    getPostImage: [{ name: 'post-music-1.svg' }],
    getProfileImage: [{ name: 'background-music-ana.martins.svg' }],
    retryLogin: [],
    addLoggedTime: [{}, { elapsedTime: 1, StartTime: time, ActualTime: time }],
    login: [{}, { login: 'ana@roda.example', password: 'roda-demo', captcha }],
    register: [
      {},
      {
        name: 'Rita Moura',
        email: 'rita@roda.example',
        login: 'rita.moura',
        password: 'a good one',
        captcha,
        language: 'pt-PT',
      },
    ],
    joinWaitingList: [{}, { name: 'Rita Moura', email: 'rita@roda.example', captcha }],
    activate: ['?token=unknown'],
    checkLogin: ['?login=ana.martins'],
    checkEmail: ['?email=ana@roda.example'],
    getUser: [{ id: ana.id }],
    updateUser: [{}, { name: 'Ana Martins', email: 'ana@roda.example', login: 'ana.martins' }],
    changePassword: [{}, { currentPassword: 'roda-demo', newPassword: 'roda-demo-2' }],
    updatePicture: [{}, form({ imageFile: png() })],
    updateProfileBackgroundPicture: [{}, form({ imageDataUrl: tinyPngUrl })],
    getSettings: [],
    updateSettings: [{}, { timeout: 90, publicProfile: true, nostrPK: '' }],
    createContact: [{}, { contactType: 2, content: 'A dark theme would be kind.', captcha }],
    getSettingsByLogin: [{ login: 'ana.martins' }],
    updateMyPageSettings: [
      {},
      {
        title: 'Ana',
        headline: '',
        showCourseSection: true,
        showPostsSection: false,
        courseSectionWidth: 60,
        postsSectionWidth: null,
      },
    ],
    getMessages: [`?destinationId=${bruno.id}`],
    createMessage: [{}, { messageText: 'Hello again', destinationId: bruno.id }],
    deleteMessage: [{ messageId: message.id }],
    getConversations: [],
    getMessageContacts: [],
    getMessageContactById: [`?destinationId=${bruno.id}`],
    negotiateMessageHub: ['?negotiateVersion=1'],
    getMyPosts: [],
    getFeed: [],
    getHomeFeed: [],
    getPublicPosts: [{ id: 'ana.martins' }],
    getPost: [{ id: post.id }],
    getPostConversation: [{ id: post.id }],
    createPost: [
      {},
      form({
        content: 'With all',
        publicPost: 'false',
        publishOnNostr: 'true',
        imageFile: png(),
        videoLink: '76979871',
        videoType: '2',
        tags: JSON.stringify([tag]),
      }),
    ],
    updatePost: [
      {},
      form({ id: String(post.id), content: 'Changed', publicPost: 'true', publishOnNostr: 'false' }),
    ],
    reactToPost: [{}, { postId: post.id, reactionType: 1 }],
    createComment: [{}, { postId: post.id, content: 'Again', date }],
    updateComment: [{}, { id: comment.id, content: 'Changed', date }],
    deleteComment: [{ id: comment.id }],
    deletePost: [{ id: post.id }, { Id: post.id }],
    getConnections: [],
    searchPeople: [{}, { searchText: 'ma', language: 'en' }],
    requestConnection: [{}, { connectionId: stranger.id }],
    attachTag: [{}, { tagId: tag.id, selectedConnections: [connection?.id] }],
    detachTag: [{}, { connectionTagId: link?.id }],
    deleteConnection: [{}, { id: connection?.id }],
    getInvitations: [],
    createInvitation: [{}, { email: 'new@far.example', language: 'en' }],
    cancelInvitation: [{ id: state.invitations[0]?.id }],
    declineInvitation: [{ id: state.connectionRequests.find(({ toId }) => toId === ana.id)?.id }],
    getPendingConnections: [],
    getTags: [],
    updateTag: [{}, { id: tag.id, name: 'Grand tour' }],
    createTag: [{}, { name: 'Another' }],
    deleteTag: [{ id: tag.id }],
    getGroups: [],
    getGroup: [{ id: own(state.groups) }],
    createGroup: [{}, { name: 'New', members: [{ userId: bruno.id }] }],
    upsertGroup: [{}, { id: own(state.groups), name: 'Renamed', members: [] }],
    deleteGroup: [{ id: own(state.groups) }],
    getCoursesByLogin: [{ login: 'ana.martins' }],
    getCourse: [{ id: sold?.id }],
    getCourseActivity: [{ id: enrolled.id }],
    getEnrollments: [],
    createCourse: [{}, { title: 'Ceramics' }],
    updateCourse: [{}, { id: course.id, title: 'Tour, revised' }],
    deleteCourse: [{ id: course.id }],
    updateLessonStatus: [{}, { lessonId: activity.courseModules[0].lessons[0].id, lessonProgressStatus: 3 }],
    getMyCart: [],
    getCart: [{ id: cart.id }],
    checkCart: [{ cartId: cart.id }],
    addToCart: [{}, { productId: sold?.id, quantity: 1 }],
    updateCartQuantity: [{}, { id: cart.items[0].id, quantity: 1 }],
    createOrder: [{}, order],
    registerPayment: [{}, { orderId: cart.id, sessionId }],
    getOrder: [{ id: state.orders.find(({ personId }) => personId === ana.id)?.id }],
    getMyOrders: [],
    removeFromCart: [{}, { id: cart.items[0].id }],
    emptyCart: [],
  }
  return { token, calls }
}

const { paths } = parse(readFileSync('openapi.yaml', 'utf8'))
// Excludes operations of plugins, which are tested in the folders of the plugins.
const ofProduct = routedOperations.filter(({ path }) => path in paths)

// Covers MCK-01, API-03
test.each(ofProduct)(
  'the operation $id answers as openapi.yaml specifies',
  async ({ id, method, path, access }) => {
    const mock = createFrozenMock()
    const { token, calls } = await createCalls(mock)
    const call = calls[id]
    if (!call) throw new Error(`The tour does not call ${id}.`)
    const [where = {}, body] = call
    const query = typeof where === 'string' ? where : ''
    const values = where as Record<string, unknown>
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
    const carriesToken = access === 'member' || id === 'addToCart'
    const answer = await callMock(mock, `${method} ${address}${query}`, {
      ...(carriesToken && { token }),
      ...(body !== undefined && { body }),
    })
    expect(mock.instance.mismatches).toEqual([])
    expect([200, 204]).toContain(answer.status)
  },
)
