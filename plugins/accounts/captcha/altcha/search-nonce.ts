import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A range to search for the number for which SHA-256(salt + number) equals the challenge. */
export interface SearchTask {
  readonly salt: string
  readonly challenge: string
  readonly from: number
  readonly to: number
}

/** Hashes without the browser's `crypto.subtle`, which is slower for short texts and missing on pages without TLS. */
export function findNumber({ salt, challenge, from, to }: SearchTask): number | undefined {
  const target = hexToBytes(challenge)
  for (let number = from; number <= to; number++) {
    const found = sha256(utf8ToBytes(salt + number))
    if (found.every((byte, i) => byte === target[i])) return number
  }
  return undefined
}
