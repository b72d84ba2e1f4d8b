// Generated from openapi.yaml by scripts/generate-api.mjs. Do not edit.

export interface OperationRule {
  /** Whether the bearer token goes along. Left out: always, and without a token the call is not made. */
  readonly token?: 'never' | 'optional'
  /** What stands for an answer that is empty or was not asked for. Left out: null. */
  readonly empty?: 'list'
}

export const operations: Readonly<Record<string, OperationRule>> = {
  'GET /api/Course/ByUserId/{login}': { token: 'never', empty: 'list' },
  'GET /api/Message/GetMessageContacts': { empty: 'list' },
  'GET /api/Message/Messages': { empty: 'list' },
  'GET /api/Tag/': { empty: 'list' },
  'GET /api/UserConnection/Headers': { empty: 'list' },
  'GET /api/UserGroup': { empty: 'list' },
  'GET /api/UserInvitation/': { empty: 'list' },
  'GET /api/UserPendingConnection/': { empty: 'list' },
  'GET /api/course/ById/{id}': { token: 'optional' },
  'GET /api/course/myenrollments': { empty: 'list' },
  'GET /api/message/conversations': { empty: 'list' },
  'GET /api/order/myOrders': { empty: 'list' },
  'GET /api/post/': { empty: 'list' },
  'GET /api/post/conversation/{id}': { empty: 'list' },
  'GET /api/post/feed': { empty: 'list' },
  'GET /api/post/homeFeed': { token: 'never', empty: 'list' },
  'GET /api/post/publicpost/{id}': { token: 'never', empty: 'list' },
  'GET /api/user/activate': { token: 'never' },
  'GET /api/user/checkemail': { token: 'optional' },
  'GET /api/user/checklogin': { token: 'optional' },
  'GET /api/user/settingsByLogin/{login}': { token: 'never' },
  'GET /assets/i18n/{lang}.json': { token: 'never' },
  'GET /posts/images/{name}': { token: 'never' },
  'GET /profile/images/{name}': { token: 'never' },
  'POST /api/ShoppingCart/AddToCart': { token: 'optional' },
  'POST /api/UserConnection/Search': { empty: 'list' },
  'POST /api/user/login': { token: 'never' },
  'POST /api/user/register': { token: 'never' },
  'POST /api/user/waitingListRegister': { token: 'never' },
}
