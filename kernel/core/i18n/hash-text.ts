/** Hashes a text with FNV-1a: not cryptographic, but synchronous and, unlike `crypto.subtle`, without need for TLS. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
