/**
 * The calls for which browsers ask first on a page of another origin: one that reads data, one that sends JSON, both with
 * the token, and the negotiation of the hub, with which the SignalR library sends cookies.
 */
const calls = [
  { method: 'GET', path: '/api/user/settings', headers: 'authorization' },
  { method: 'POST', path: '/api/comment/create', headers: 'authorization,content-type' },
  {
    method: 'POST',
    path: '/MessageHub/negotiate?negotiateVersion=1',
    headers: 'authorization,x-requested-with,x-signalr-user-agent',
    withCookies: true,
  },
]

/**
 * Sends preflight requests and calls as a browser does for a page of another origin.
 *
 * @param {string} origin origin of the page
 * @param {{ token: string, hub?: boolean, patience: number }} options `patience`: the timeout in milliseconds
 * @returns {Promise<string[]>} what a browser would block
 */
export async function crossOriginFaults(base, origin, { token, hub, patience }) {
  const send = async (path, options) => {
    const answer = await fetch(new URL(base.pathname.replace(/\/$/, '') + path, base.origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...options,
    })
    await answer.body?.cancel()
    return answer
  }
  const faults = calls
    .filter(({ withCookies }) => hub || !withCookies)
    .map(async (call) => {
      const { method, path, headers, withCookies } = call
      const preflight = await send(path, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': headers,
        },
      })
      const found = preflightFaults(preflight, { ...call, origin })
      // Sending a comment would change data.
      if (found.length > 0 || (method === 'POST' && !withCookies)) return found
      const answer = await send(path, { method, headers: { origin, authorization: `Bearer ${token}` } })
      return answerFaults(answer, { ...call, where: `${method} ${path}`, origin })
    })
  return (await Promise.all(faults)).flat()
}

const allowed = (answer, name) => answer.headers.get(`access-control-${name}`) ?? ''
const listed = (answer, name) =>
  allowed(answer, name)
    .toLowerCase()
    .split(',')
    .map((item) => item.trim())

function preflightFaults(answer, { path, headers, withCookies, origin }) {
  const where = `OPTIONS ${path}`
  if (!answer.ok) return [`${where} returns ${answer.status}`]
  const names = listed(answer, 'allow-headers')
  // A wildcard covers neither the Authorization header nor a request with cookies.
  const lacks = (name) =>
    !names.includes(name) && (withCookies || name === 'authorization' || !names.includes('*'))
  return [
    ...originFaults(answer, { where, withCookies, origin }),
    ...headers
      .split(',')
      .filter(lacks)
      .map((name) => `${where}: Access-Control-Allow-Headers lacks ${name}`),
  ]
}

function answerFaults(answer, { where, withCookies, origin }) {
  const faults = originFaults(answer, { where, withCookies, origin })
  const hidden = ['date', 'retry-after'].filter((name) => !listed(answer, 'expose-headers').includes(name))
  return withCookies || hidden.length === 0
    ? faults
    : [...faults, `${where}: Access-Control-Expose-Headers lacks ${hidden.join(', ')}`]
}

function originFaults(answer, { where, withCookies, origin }) {
  const named = allowed(answer, 'allow-origin')
  return [
    ...(named === origin || (named === '*' && !withCookies)
      ? []
      : [`${where}: Access-Control-Allow-Origin is '${named}', not ${origin}`]),
    ...(withCookies && allowed(answer, 'allow-credentials') !== 'true'
      ? [`${where} lacks Access-Control-Allow-Credentials: true`]
      : []),
  ]
}
