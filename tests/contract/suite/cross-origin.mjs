/** The preflight requests that a page of another origin needs to read data and to send JSON, both with the token. */
const preflights = [
  { method: 'GET', path: '/api/user/settings', headers: 'authorization' },
  { method: 'POST', path: '/api/comment/create', headers: 'authorization,content-type' },
]

/**
 * Sends preflight requests as a browser does for a page of another origin.
 *
 * @param {string} origin origin of the page
 * @param {number} patience timeout in milliseconds
 * @returns {Promise<string[]>} what a browser would block
 */
export async function crossOriginFaults(base, origin, patience) {
  const faults = await Promise.all(
    preflights.map(async ({ method, path, headers }) => {
      const answer = await fetch(new URL(base.pathname.replace(/\/$/, '') + path, base.origin), {
        method: 'OPTIONS',
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          origin,
          'access-control-request-method': method,
          'access-control-request-headers': headers,
        },
      })
      await answer.body?.cancel()
      return preflightFaults(answer, { path, headers, origin })
    }),
  )
  return faults.flat()
}

function preflightFaults(answer, { path, headers, origin }) {
  const allowed = (name) => answer.headers.get(`access-control-allow-${name}`) ?? ''
  const listed = (name) =>
    allowed(name)
      .toLowerCase()
      .split(',')
      .map((item) => item.trim())
  const where = `OPTIONS ${path}`
  if (!answer.ok) return [`${where} returns ${answer.status}`]
  const faults = []
  if (!['*', origin].includes(allowed('origin')))
    faults.push(`${where}: Access-Control-Allow-Origin is '${allowed('origin')}', not ${origin}`)
  // A wildcard in Access-Control-Allow-Headers does not cover the Authorization header.
  for (const name of headers.split(','))
    if (!listed('headers').includes(name) && !(name !== 'authorization' && listed('headers').includes('*')))
      faults.push(`${where}: Access-Control-Allow-Headers lacks ${name}`)
  return faults
}
