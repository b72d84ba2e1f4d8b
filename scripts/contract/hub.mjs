import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'

/**
 * Connects to the message hub as the product does, and sends a message if there is a recipient. The hub
 * stores nothing, so no cleanup is needed.
 *
 * @param {{ token: string, elsewhere?: string, to?: string, text: string, patience: number }} options
 * `elsewhere`: the URL to which the negotiation redirects; `to`: the recipient
 * @returns {Promise<string[]>} the issues
 */
export async function hubFaults(base, { token, elsewhere, to, text, patience }) {
  const address = new URL(`${base.pathname.replace(/\/$/, '')}/MessageHub`, base.origin)
  if (elsewhere && new URL(elsewhere, address).origin !== base.origin)
    return [`the negotiation leads to ${elsewhere}: the token is not sent there`]
  const connection = new HubConnectionBuilder()
    .withUrl(address.href, { accessTokenFactory: () => token })
    .configureLogging(LogLevel.None)
    .build()
  try {
    await inTime(connection.start(), patience)
    if (to !== undefined) await inTime(connection.invoke('SendMessageToUser', to, text), patience)
    return []
  } catch (error) {
    return [`${connection.connectionId ? 'SendMessageToUser' : 'connecting'}: ${error.message}`]
  } finally {
    await connection.stop()
  }
}

async function inTime(promise, patience) {
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no response for ${patience / 1000} s`)), patience)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
