/** Random numbers that depend only on a name. Numbers from faker would also depend on the seed of the world. */
export interface ImageRandom {
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  next(): number
  between(min: number, max: number): number
  pick<T>(from: readonly [T, ...T[]]): T
}

/** Seeds a mulberry32 generator with the FNV-1a hash of the name. */
export function createImageRandom(name: string): ImageRandom {
  let state = 0x811c9dc5
  for (const character of name) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    between: (min, max) => Math.round(min + next() * (max - min)),
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  }
}
