import { sha256 } from './sha256'

/** What is searched: the number that, behind the salt, has the challenge as its hash. */
export interface Search {
  readonly salt: string
  /** SHA-256 in hexadecimal digits. */
  readonly challenge: string
  readonly from: number
  /** The last number that may be it. */
  readonly to: number
}

/** The number, or nothing when none of them is it. */
export function findNumber({ salt, challenge, from, to }: Search): number | undefined {
  const wanted = Array.from(
    { length: 8 },
    (_, i) => Number.parseInt(challenge.slice(i * 8, i * 8 + 8), 16) | 0,
  )
  for (let number = from; number <= to; number++) {
    const found = sha256(salt + number)
    if (found.every((word, i) => word === wanted[i])) return number
  }
  return undefined
}
