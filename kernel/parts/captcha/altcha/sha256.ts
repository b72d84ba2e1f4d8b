const primes = [2, 3, 5, 7, 11, 13, 17, 19]
const fraction = (value: number) => ((value % 1) * 2 ** 32) | 0

const rounds = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)))
const start = primes.map((prime) => fraction(Math.sqrt(prime)))

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let number = 2; found.length < count; number++)
    if (found.every((prime) => number % prime !== 0)) found.push(number)
  return found
}

const rotate = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const schedule = new Int32Array(64)

/** SHA-256 of single-byte text; synchronous, since awaiting `crypto.subtle` takes longer and needs TLS. */
export function sha256(text: string): Int32Array {
  const state = Int32Array.from(start)
  const blocks = padded(text)
  for (let at = 0; at < blocks.length; at += 16) digestBlock(state, blocks.subarray(at, at + 16))
  return state
}

function padded(text: string): Int32Array {
  const words = new Int32Array((((text.length + 8) >> 6) + 1) * 16)
  for (let at = 0; at < text.length; at++) writeByte(words, at, text.charCodeAt(at))
  writeByte(words, text.length, 0x80)
  words[words.length - 1] = text.length * 8
  return words
}

function writeByte(words: Int32Array, at: number, byte: number): void {
  words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at & 3) * 8))
}

function digestBlock(state: Int32Array, block: Int32Array): void {
  const w = schedule
  w.set(block)
  for (let i = 16; i < 64; i++) {
    const near = w[i - 2] ?? 0
    const far = w[i - 15] ?? 0
    const low = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3)
    const high = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10)
    w[i] = (w[i - 16] ?? 0) + low + (w[i - 7] ?? 0) + high
  }

  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let i = 0; i < 64; i++) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const one =
      (h + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + choice + (rounds[i] ?? 0) + (w[i] ?? 0)) | 0
    const two = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + value
}
