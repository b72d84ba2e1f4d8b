// Generated from openapi.yaml by scripts/generate-api.mjs. Do not edit.

/** Whether a call sends the bearer token. Calls that are not listed always send it, and are not made without a token. */
export const tokenRules: Readonly<Record<string, 'never' | 'optional'>> = {
  'GET /api/Course/ByUserId/{login}': 'never',
  'GET /api/course/ById/{id}': 'optional',
  'GET /api/post/homeFeed': 'never',
  'GET /api/post/publicpost/{id}': 'never',
  'GET /api/user/activate': 'never',
  'GET /api/user/checkemail': 'optional',
  'GET /api/user/checklogin': 'optional',
  'GET /api/user/settingsByLogin/{login}': 'never',
  'POST /api/ShoppingCart/AddToCart': 'optional',
  'POST /api/user/login': 'never',
  'POST /api/user/register': 'never',
  'POST /api/user/waitingListRegister': 'never',
}

/** GETs that change data. */
export const changingGets: ReadonlySet<string> = new Set(['GET /api/ShoppingCart/emptyCart', 'GET /api/user/activate'])
