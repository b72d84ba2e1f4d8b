const messages = {
  ENOTFOUND: 'The host name does not exist.',
  EAI_AGAIN: 'The host name lookup failed.',
  ECONNREFUSED: 'Nothing listens at this address.',
  ECONNRESET: 'The server closed the connection before the response was complete.',
  UND_ERR_SOCKET: 'The server closed the connection before the response was complete.',
  UND_ERR_CONNECT_TIMEOUT: 'Connecting to the server timed out.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate is self-signed.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate chain has a self-signed certificate.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'Intermediate certificates are missing.',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'The issuer of the certificate is unknown.',
  CERT_HAS_EXPIRED: 'The certificate has expired.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host name.',
  ERR_SSL_WRONG_VERSION_NUMBER:
    'The server does not use TLS on this port: is the URL http:// instead of https://?',
}

const trustHint = ' Browsers reject it too. To trust it here, set NODE_EXTRA_CA_CERTS to its file.'

/**
 * Explains why there is no response.
 *
 * @param {any} error the error of fetch
 * @param {number} patience timeout in milliseconds
 */
export function failureSentence(error, patience) {
  if (error?.name === 'TimeoutError') return `No complete response within ${patience / 1000} s.`
  if (error?.name === 'AbortError') return 'Interrupted.'
  const code = error?.code ?? error?.cause?.code
  if (/CERT|SIGNED|ISSUER|LEAF/.test(code ?? '')) return (messages[code] ?? `TLS: ${code}.`) + trustHint
  return messages[code] ?? `No response: ${error?.cause?.message ?? error?.message ?? error}.`
}
