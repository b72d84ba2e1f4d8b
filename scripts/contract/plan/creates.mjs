import { find, markOf, postVideo } from './step.mjs'

const byId = (id) => ({ path: { id } })

/** Finds the id of the list entry whose field contains the marker of the test data. */
const marked =
  (field, name) =>
  (listed, { mark }) =>
    find(listed, (entry) => String(entry[field]).includes(markOf(mark, name)))?.id

const item = (items, product) => find(items, ({ productId }) => String(productId) === String(product))

/**
 * Steps that create test data, each after the steps whose data it needs. The data are removed in reverse order. All
 * names contain the marker of the run.
 *
 * @type {import('./step.mjs').Step[]}
 */
export const creates = [
  {
    operation: 'createTag',
    changes: true,
    gives: ['tag'],
    call: ({ mark }) => ({ body: { name: markOf(mark, 'tag') } }),
    makes: {
      name: 'tag',
      fact: 'tag',
      list: 'getTags',
      find: marked('name', 'tag'),
      undo: 'deleteTag',
      undoCall: byId,
    },
  },
  {
    operation: 'createGroup',
    changes: true,
    gives: ['ownGroup', 'group'],
    // The group is created without members, since members might be notified.
    call: ({ mark }) => ({ body: { name: markOf(mark, 'group'), members: [] } }),
    learn: (_, { ownGroup }) => ({ group: ownGroup }),
    makes: {
      name: 'group',
      fact: 'ownGroup',
      list: 'getGroups',
      find: marked('name', 'group'),
      undo: 'deleteGroup',
      undoCall: byId,
    },
  },
  {
    operation: 'createPost',
    changes: true,
    // The audience of the post is a tag without connections, so nobody sees the post.
    needs: ['tag'],
    gives: ['ownPost', 'post'],
    call: ({ mark, tag }) => ({
      form: {
        content: markOf(mark, 'post'),
        publicPost: false,
        publishOnNostr: false,
        ...postVideo,
        tags: JSON.stringify([{ id: tag, name: markOf(mark, 'tag') }]),
      },
    }),
    learn: (_, { ownPost }) => ({ post: ownPost }),
    makes: {
      name: 'post',
      fact: 'ownPost',
      list: 'getMyPosts',
      find: marked('content', 'post'),
      undo: 'deletePost',
      undoCall: (id) => ({ path: { id }, body: { Id: id } }),
    },
  },
  {
    operation: 'createComment',
    changes: true,
    needs: ['ownPost'],
    gives: ['comment'],
    call: ({ mark, ownPost }) => ({
      body: { postId: ownPost, content: markOf(mark, 'comment'), date: new Date().toISOString() },
    }),
    makes: {
      name: 'comment',
      fact: 'comment',
      list: 'getPostConversation',
      listCall: ({ ownPost }) => ({ path: { id: ownPost } }),
      find: marked('content', 'comment'),
      undo: 'deleteComment',
      undoCall: byId,
    },
  },
  {
    operation: 'createCourse',
    changes: true,
    needs: ['login'],
    gives: ['ownCourse', 'course'],
    call: ({ mark }) => ({ body: { title: markOf(mark, 'course') } }),
    learn: (_, { ownCourse }) => ({ course: ownCourse }),
    makes: {
      name: 'course',
      fact: 'ownCourse',
      list: 'getCoursesByLogin',
      listCall: ({ login }) => ({ path: { login } }),
      find: marked('title', 'course'),
      undo: 'deleteCourse',
      undoCall: byId,
    },
  },
  {
    operation: 'createMessage',
    changes: true,
    needs: ['to'],
    gives: ['message'],
    call: ({ mark, to }) => ({ body: { messageText: markOf(mark, 'message'), destinationId: to } }),
    makes: {
      name: 'message',
      fact: 'message',
      list: 'getMessages',
      listCall: ({ to }) => ({ query: { destinationId: to } }),
      find: marked('messageText', 'message'),
      undo: 'deleteMessage',
      undoCall: (id) => ({ path: { messageId: id } }),
    },
  },
  {
    operation: 'createInvitation',
    changes: true,
    gives: ['invitation'],
    // Mail to this reserved example domain is never delivered.
    call: ({ mark }) => ({ body: { email: addressWith(mark), language: 'en-US' } }),
    makes: {
      name: 'invitation',
      fact: 'invitation',
      list: 'getInvitations',
      find: (listed, { mark }) => find(listed, ({ email }) => email === addressWith(mark))?.id,
      undo: 'cancelInvitation',
      undoCall: byId,
    },
  },
  {
    operation: 'getCoursesByLogin',
    changes: true,
    needs: ['logins', 'cartItems'],
    gives: ['product'],
    tries: ({ logins }) => logins.slice(0, 8).map((login) => ({ path: { login } })),
    refused: 'maybe',
    learn: (courses, { cartItems, enrolled = [] }) => ({
      product: find(courses, ({ id }) => !item(cartItems, id) && !enrolled.map(String).includes(String(id))),
    }),
  },
  {
    operation: 'addToCart',
    changes: true,
    needs: ['product', 'cartItems'],
    gives: ['item', 'cart'],
    call: ({ product }) => ({ body: { productId: product.id, productName: product.title, quantity: 1 } }),
    learn: (cart) => ({ cart: cart?.id ?? undefined }),
    makes: {
      name: 'cart item',
      fact: 'item',
      list: 'getMyCart',
      isInListAlone: true,
      find: (cart, { product }) => item(cart?.items, product.id)?.id,
      undo: 'removeFromCart',
      undoCall: (id) => ({ body: { id } }),
    },
  },
]

const addressWith = (mark) => `${mark.toLowerCase().replaceAll(' ', '-')}@example.com`
