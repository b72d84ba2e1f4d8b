const messages = {
  ENOTFOUND: 'There is no computer of this name.',
  EAI_AGAIN: 'The name could not be looked up.',
  ECONNREFUSED: 'Nothing listens at this address.',
  ECONNRESET: 'The server hung up before the answer was whole.',
  UND_ERR_SOCKET: 'The server hung up before the answer was whole.',
  UND_ERR_CONNECT_TIMEOUT: 'The server did not take the connection in time.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is signed by itself.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate goes back to one that is signed by itself.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate comes without those it depends on.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The certificate is signed by somebody who is not known here.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another name.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'The server does not speak TLS there: is it http:// and not https://?',
}

/** Sentences about certificates have a cure in common. */
const trustHint = ' Browsers refuse it too. To trust it here, name its file in NODE_EXTRA_CA_CERTS.'

/**
 * Why there is no answer, as a sentence.
 *
 * @param {any} error what fetch threw
 * @param {number} patience in milliseconds
 */
export function failureSentence(error, patience) {
  if (error?.name === 'TimeoutError') return `No whole answer within ${patience / 1000} s.`
  if (error?.name === 'AbortError') return 'Broken off.'
  const code = error?.code ?? error?.cause?.code
  if (/CERT|SIGNED|ISSUER|LEAF/.test(code ?? '')) return (messages[code] ?? `TLS: ${code}.`) + trustHint
  return messages[code] ?? `No answer: ${error?.cause?.message ?? error?.message ?? error}.`
}
