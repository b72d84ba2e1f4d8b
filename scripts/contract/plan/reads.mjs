import { find, first } from './step.mjs'

const byId =
  (fact) =>
  ({ [fact]: id }) => ({ path: { id } })

/** Returns the name of a stored image file. Absolute URLs belong to other servers, which are not checked. */
const storedName = (picture) =>
  typeof picture === 'string' && picture !== '' && !/[/\\:]/.test(picture) ? picture : undefined

const isSame = (one, other) => String(one) === String(other)
const otherId = (value, id) => !isSame(value?.id, id) && 'the response has another id than the requested one'

/** Test posts are created with a video, so a test post without one is an issue. */
const withoutVideo = (post, { ownPost }) =>
  ownPost !== undefined && isSame(post?.id, ownPost) && !post.videoLink && 'the video of the post is missing'

/**
 * Steps that log in, and steps that read data without the id of a record.
 *
 * @type {import('./step.mjs').Step[]}
 */
export const lists = [
  {
    operation: 'login',
    needs: ['credentials'],
    gives: ['token', 'me', 'login', 'email'],
    call: ({ credentials }) => ({ body: credentials }),
    learn: aboutMe,
  },
  {
    operation: 'retryLogin',
    gives: ['token', 'me', 'login', 'email', 'picture'],
    learn: aboutMe,
  },
  {
    operation: 'getSettings',
    gives: ['settings', 'background'],
    learn: (settings) => ({
      settings,
      background: storedName(settings?.myPageSettings?.profileBackgroundImage),
    }),
  },
  { operation: 'getMyPosts', gives: ['post', 'picture'], learn: aboutPosts },
  { operation: 'getFeed', gives: ['post', 'picture'], learn: aboutPosts },
  {
    operation: 'getHomeFeed',
    gives: ['picture'],
    learn: (posts) => ({ picture: aboutPosts(posts).picture }),
  },
  {
    operation: 'getConversations',
    gives: ['destination'],
    learn: (list) => ({ destination: first(list)?.id }),
  },
  {
    operation: 'getMessageContacts',
    gives: ['destination'],
    learn: (list) => ({ destination: first(list)?.id }),
  },
  {
    operation: 'negotiateMessageHub',
    call: () => ({ query: { negotiateVersion: 1 } }),
    learn: ({ url }) => ({ hubElsewhere: url }),
  },
  {
    operation: 'getConnections',
    gives: ['connection', 'logins'],
    learn: (list) => ({
      connection: first(list)?.id,
      connectionTagIds: first(list)?.connectionTags?.map((tag) => tag?.connectionTagId),
      logins: Array.isArray(list) ? list.map((one) => one?.login).filter(Boolean) : undefined,
    }),
  },
  { operation: 'getInvitations' },
  { operation: 'getPendingConnections' },
  { operation: 'getTags' },
  { operation: 'getGroups', gives: ['group'], learn: (list) => ({ group: first(list)?.id }) },
  {
    operation: 'getEnrollments',
    gives: ['enrollment', 'course', 'enrolled', 'picture'],
    learn: (list) => ({
      enrollment: first(list)?.id,
      course: first(list)?.id,
      enrolled: Array.isArray(list) ? list.map((one) => one?.id) : undefined,
      picture: storedName(first(list)?.picture),
    }),
  },
  {
    operation: 'getCoursesByLogin',
    needs: ['login'],
    gives: ['course', 'picture'],
    call: ({ login }) => ({ path: { login } }),
    learn: (list) => ({ course: first(list)?.id, picture: storedName(first(list)?.picture) }),
  },
  {
    operation: 'getMyCart',
    gives: ['cart', 'cartItems'],
    learn: (cart) => ({ cart: cart?.id ?? undefined, cartItems: cart?.items ?? [] }),
  },
  { operation: 'getMyOrders' },
  {
    operation: 'searchPeople',
    needs: ['login'],
    call: ({ login }) => ({ body: { searchText: String(login).slice(0, 3), language: 'en-US' } }),
  },
  {
    operation: 'getUser',
    needs: ['me'],
    call: byId('me'),
    wrong: (user, { me }) => otherId(user, me),
  },
  { operation: 'checkLogin', needs: ['login'], call: ({ login }) => ({ query: { login } }) },
  { operation: 'checkEmail', needs: ['email'], call: ({ email }) => ({ query: { email } }) },
  {
    operation: 'activate',
    call: () => ({ query: { token: 'contract-check' } }),
    refused: 'maybe',
    wrong: (isActive) => isActive === true && 'an invalid token activates an account',
  },
  {
    operation: 'getSettingsByLogin',
    needs: ['login'],
    call: ({ login }) => ({ path: { login } }),
    wrong: ({ nostrPK }) =>
      typeof nostrPK === 'string' && nostrPK !== '' && 'the Nostr key is visible to everybody',
  },
  { operation: 'getPublicPosts', needs: ['login'], call: ({ login }) => ({ path: { id: login } }) },
]

/**
 * Steps that read single records by id, from existing data or test data.
 *
 * @type {import('./step.mjs').Step[]}
 */
export const singles = [
  {
    operation: 'getPost',
    needs: ['post'],
    call: byId('post'),
    wrong: (post, facts) => otherId(post, facts.post) || withoutVideo(post, facts),
  },
  { operation: 'getPostConversation', needs: ['post'], call: byId('post') },
  {
    operation: 'getGroup',
    needs: ['group'],
    call: byId('group'),
    wrong: (group, facts) => otherId(group, facts.group),
  },
  {
    operation: 'getCourse',
    needs: ['course'],
    call: byId('course'),
    wrong: (course, facts) => otherId(course, facts.course),
  },
  {
    operation: 'getCourseActivity',
    needs: ['enrollment'],
    gives: ['lesson'],
    call: byId('enrollment'),
    learn: ({ courseModules }) => ({
      lesson: find(first(courseModules)?.lessons, ({ id }) => id !== null && id !== undefined),
    }),
  },
  {
    operation: 'getMessages',
    needs: ['destination'],
    call: ({ destination }) => ({ query: { destinationId: destination } }),
  },
  {
    operation: 'getMessageContactById',
    needs: ['destination'],
    call: ({ destination }) => ({ query: { destinationId: destination } }),
  },
  { operation: 'getCart', needs: ['cart'], call: byId('cart') },
  { operation: 'checkCart', needs: ['cart'], call: ({ cart }) => ({ path: { cartId: cart } }) },
  { operation: 'getOrder', needs: ['order'], call: byId('order') },
  { operation: 'getPostImage', needs: ['picture'], call: ({ picture }) => ({ path: { name: picture } }) },
  {
    operation: 'getProfileImage',
    needs: ['background'],
    call: ({ background }) => ({ path: { name: background } }),
  },
]

function aboutMe({ token, id, login, email, name, pictureUrl }) {
  return {
    token,
    me: id ?? undefined,
    login: login ?? undefined,
    email: email ?? undefined,
    name: name ?? undefined,
    picture: storedName(pictureUrl),
  }
}

function aboutPosts(posts) {
  const withPicture = find(posts, ({ imageFile }) => storedName(imageFile))
  return { post: first(posts)?.id, picture: withPicture?.imageFile }
}
