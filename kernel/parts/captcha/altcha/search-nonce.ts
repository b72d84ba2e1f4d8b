import { sha256 } from './sha256'

/** Find the number for which SHA-256(salt + number) equals the challenge. */
export interface SearchTask {
  readonly salt: string
  readonly challenge: string
  readonly from: number
  readonly to: number
}

export function findNumber({ salt, challenge, from, to }: SearchTask): number | undefined {
  const target = Array.from(
    { length: 8 },
    (_, i) => Number.parseInt(challenge.slice(i * 8, i * 8 + 8), 16) | 0,
  )
  for (let number = from; number <= to; number++) {
    const found = sha256(salt + number)
    if (found.every((word, i) => word === target[i])) return number
  }
  return undefined
}
