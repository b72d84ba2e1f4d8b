/**
 * A call that a specification documents, to check openapi.yaml against it. A7 is section 7 of the specification
 * "accounts, session, profile, messaging", and S7 is section 7 of "social features, learning and commerce".
 */
export interface DocumentedCall {
  readonly source: 'A7' | 'S7'
  readonly method: 'GET' | 'POST'
  /** Path of the call without its query. */
  readonly path: string
  readonly query: readonly string[]
  /** All fields of the request body, or null for a call without a body. */
  readonly fields: readonly string[] | null
  readonly contentType: 'application/json' | 'multipart/form-data' | null
  /** Whether a request never sends the token, sends it if present, or requires it (A6, S6, decision:public-calls). */
  readonly token: 'never' | 'optional' | 'required'
  /** Type of the response body, or the minimum fields of an object; null where the specifications leave it open. */
  readonly answer: 'boolean' | 'list' | 'text' | 'file' | readonly string[] | null
}

type Details = Partial<Pick<DocumentedCall, 'query' | 'fields' | 'contentType' | 'token' | 'answer'>>

const multipart = 'multipart/form-data'

const call =
  (source: DocumentedCall['source'], method: DocumentedCall['method']) =>
  (path: string, details: Details = {}): DocumentedCall => ({
    source,
    method,
    path,
    query: [],
    fields: null,
    contentType: details.fields ? 'application/json' : null,
    token: 'required',
    answer: null,
    ...details,
  })

function accountsAndMessaging(): readonly DocumentedCall[] {
  const get = call('A7', 'GET')
  const post = call('A7', 'POST')
  return [
    // Calls of users
    post('/api/user/login', { fields: ['login', 'password', 'captcha'], token: 'never', answer: ['token'] }),
    get('/api/user/retryLogin', { answer: ['token'] }),
    post('/api/user/register', {
      fields: ['name', 'email', 'login', 'password', 'referralId', 'captcha', 'language'],
      token: 'never',
    }),
    post('/api/user/waitingListRegister', { fields: ['name', 'email', 'captcha'], token: 'never' }),
    post('/api/user/updatePicture', { fields: ['imageFile', 'imageDataUrl'], contentType: multipart }),
    post('/api/user/updateProfileBackgroundPicture', {
      fields: ['imageFile', 'imageDataUrl'],
      contentType: multipart,
    }),
    post('/api/user/update', { fields: ['name', 'email', 'login'] }),
    post('/api/user/changePassword', { fields: ['currentPassword', 'newPassword'] }),
    post('/api/user/updateSettings', { fields: ['timeout', 'publicProfile', 'nostrPK'] }),
    post('/api/user/updateMyPageSettings', {
      fields: [
        'title',
        'headline',
        'showCourseSection',
        'showPostsSection',
        'courseSectionWidth',
        'postsSectionWidth',
      ],
    }),
    get('/api/user/settings', { answer: ['timeout', 'publicProfile', 'nostrPK', 'myPageSettings'] }),
    get('/api/user/settingsByLogin/{login}', { token: 'never', answer: ['publicProfile', 'myPageSettings'] }),
    // Section S7 documents this call a second time, as a timer.
    post('/api/user/addLoggedTime', {
      fields: ['elapsedTime', 'StartTime', 'ActualTime'],
      answer: 'boolean',
    }),
    get('/api/user/checklogin', { query: ['login'], token: 'optional', answer: 'boolean' }),
    get('/api/user/checkemail', { query: ['email'], token: 'optional', answer: 'boolean' }),
    get('/api/user/activate', { query: ['token'], token: 'never', answer: 'boolean' }),
    get('/api/user/{id}', { answer: ['id', 'name', 'login', 'email', 'pictureUrl', 'invitationLink'] }),

    // Calls of the contact form
    post('/api/Contact/Create', { fields: ['contactType', 'content', 'captcha'], answer: 'boolean' }),

    // Calls of messages
    get('/api/Message/Messages', { query: ['destinationId'], answer: 'list' }),
    post('/api/Message/delete/{messageId}'),
    post('/api/Message/Create', { fields: ['messageText', 'destinationId'] }),
    get('/api/message/conversations', { answer: 'list' }),
    get('/api/Message/GetMessageContacts', { answer: 'list' }),
    get('/api/Message/getMessageContactById', {
      query: ['destinationId'],
      answer: ['id', 'name', 'members'],
    }),

    // The only call of the real-time hub that is plain HTTP, with the query that SignalR adds
    post('/MessageHub/negotiate', { query: ['negotiateVersion'] }),

    // Files and other calls
    get('/posts/images/{name}', { token: 'never', answer: 'file' }),
    get('/profile/images/{name}', { token: 'never', answer: 'file' }),
    get('/assets/i18n/{lang}.json', { token: 'never', answer: [] }),
  ]
}

function socialLearningAndCommerce(): readonly DocumentedCall[] {
  const get = call('S7', 'GET')
  const post = call('S7', 'POST')
  const cartItem = ['productId', 'productName', 'quantity', 'fullPrice', 'discountPrice', 'photo']
  const course = [
    'title',
    'headline',
    'instructor',
    'picture',
    'launchDate',
    'hours',
    'limitedDaysAccess',
    'modules',
    'classes',
    'issueCertificate',
    'summary',
    'about',
    'fullPrice',
    'discountPrice',
    'currency',
    'courseModules',
  ]
  return [
    // Calls of posts
    get('/api/post/', { answer: 'list' }),
    get('/api/post/publicpost/{id}', { token: 'never', answer: 'list' }),
    get('/api/post/{id}', {
      answer: [
        'id',
        'content',
        'publicPost',
        'imageFile',
        'videoLink',
        'videoType',
        'publishOnNostr',
        'postDate',
        'author',
        'reactions',
        'comments',
        'postDestination',
      ],
    }),
    get('/api/post/feed', { answer: 'list' }),
    get('/api/post/homeFeed', { token: 'never', answer: 'list' }),
    post('/api/post/create', {
      fields: ['content', 'imageFile', 'publicPost', 'publishOnNostr', 'videoLink', 'videoType', 'tags'],
      contentType: multipart,
    }),
    post('/api/post/update', {
      fields: [
        'id',
        'content',
        'publicPost',
        'currentImageFile',
        'imageFile',
        'videoLink',
        'videoType',
        'tags',
        'publishOnNostr',
      ],
      contentType: multipart,
    }),
    post('/api/post/delete/{id}', { fields: ['Id'] }),
    post('/api/post/react', {
      fields: ['postId', 'reactionType'],
      answer: ['reactionType', 'likeCount', 'dislikeCount'],
    }),
    get('/api/post/conversation/{id}'),

    // Calls of comments
    post('/api/comment/create', { fields: ['date', 'content', 'postId'] }),
    post('/api/comment/update', { fields: ['date', 'id', 'content'] }),
    post('/api/comment/delete/{id}'),

    // Calls of connections
    get('/api/UserConnection/Headers', { answer: 'list' }),
    post('/api/UserConnection/Search', { fields: ['searchText', 'language'], answer: 'list' }),
    post('/api/UserConnection/delete', { fields: ['id'] }),
    post('/api/UserConnection/Create', { fields: ['connectionId'] }),
    post('/api/UserConnection/AddToConnection', { fields: ['tagId', 'selectedConnections'] }),
    post('/api/UserConnection/removeConnection', { fields: ['connectionTagId'] }),

    // Calls of invitations
    get('/api/UserInvitation/', { answer: 'list' }),
    get('/api/UserPendingConnection/', { answer: 'list' }),
    post('/api/UserInvitation/Create', {
      fields: ['email', 'language'],
      answer: ['isInvitation', 'id', 'login', 'userId', 'email'],
    }),
    post('/api/userinvitation/{id}'),
    post('/api/UserInvitation/delete/{id}'),

    // Calls of tags: a request body is the whole tag, as section S3 describes; the server gives a new tag its id
    get('/api/Tag/', { answer: 'list' }),
    post('/api/Tag/Create', { fields: ['name'] }),
    post('/api/Tag/', { fields: ['id', 'name'] }),
    post('/api/Tag/delete/{id}'),

    // Calls of groups: a request body is the whole group, as section S3 describes
    get('/api/UserGroup', { answer: 'list' }),
    get('/api/UserGroup/{id}', { answer: ['id', 'name', 'members'] }),
    post('/api/UserGroup/delete/{id}'),
    post('/api/UserGroup/Create', { fields: ['name', 'members'] }),
    post('/api/UserGroup/Upsert', { fields: ['id', 'name', 'members'] }),

    // Calls of the shopping cart: a request body is the whole cart item, as section S3 describes
    post('/api/ShoppingCart/AddToCart', { fields: cartItem, token: 'optional' }),
    post('/api/ShoppingCart/RemoveFromCart', { fields: ['id'] }),
    post('/api/ShoppingCart/UpdateCartQuantity', { fields: ['id', ...cartItem] }),
    get('/api/shoppingCart/check/{cartId}', { answer: ['enrolled', 'items'] }),
    get('/api/ShoppingCart/getCart/{id}', { answer: ['id', 'currency', 'items'] }),
    get('/api/ShoppingCart/getMyCart', { answer: ['id', 'currency', 'items'] }),
    get('/api/ShoppingCart/emptyCart', { answer: 'boolean' }),

    // Calls of orders and payments
    post('/api/order/createOrder', { fields: ['paymentMethod', 'amount', 'currency'], answer: 'text' }),
    post('/api/payment/registerPayment', { fields: ['orderId', 'sessionId'], answer: ['id'] }),
    get('/api/order/myOrders', { answer: 'list' }),
    get('/api/Order/getOrder/{id}', { answer: ['id'] }),

    // Calls of courses and lessons: a request body is the whole course, as section S3 describes
    get('/api/Course/ByUserId/{login}', { token: 'never', answer: 'list' }),
    get('/api/course/ById/{id}', { token: 'optional', answer: ['id', ...course] }),
    get('/api/course/myCourseActivity/{id}', { answer: ['id', ...course] }),
    get('/api/course/myenrollments', { answer: 'list' }),
    post('/api/course/Create', { fields: course }),
    post('/api/course/update', { fields: ['id', ...course] }),
    post('/api/course/delete/{id}'),
    post('/api/lesson/updateStatus', { fields: ['lessonId', 'lessonProgressStatus'] }),
  ]
}

export const documentedCalls: readonly DocumentedCall[] = [
  ...accountsAndMessaging(),
  ...socialLearningAndCommerce(),
]
