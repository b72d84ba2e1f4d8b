import { invalid } from './domain-error'
import type { World } from './world'

/** What the proof-of-work captcha asks: the number whose hash, behind the salt, is the challenge. */
export interface Challenge {
  algorithm: string
  challenge: string
  salt: string
  signature: string
  maxnumber: number
}

type Solution = Omit<Challenge, 'maxnumber'> & { number: number }

/** Small enough for a slow phone to be done within a second. */
const usualLimit = 20_000
const lastsMinutes = 10

const bytesOf = (text: string) => new TextEncoder().encode(text)
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** The hash of a text, in hexadecimal digits. */
const sha256 = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', bytesOf(text)))

/** Signs challenges as long as the process lasts, in whatever world. */
let key: Promise<CryptoKey> | undefined
async function sign(challenge: string): Promise<string> {
  key ??= crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toHex(await crypto.subtle.sign('HMAC', await key, bytesOf(challenge)))
}

/** Challenges whose solution was taken: none is taken twice. */
const used = new Set<string>()

/**
 * A challenge for the proof-of-work captcha that needs nobody else.
 *
 * @param limit the largest number that may be the answer
 */
export async function createChallenge(world: World, limit = usualLimit): Promise<Challenge> {
  const expires = Math.floor(world.now().getTime() / 1000) + lastsMinutes * 60
  const salt = `${world.secret()}?expires=${expires}&`
  const number = Math.floor(Math.random() * (limit + 1))
  const challenge = await sha256(salt + number)
  return {
    algorithm: 'SHA-256',
    challenge,
    salt,
    signature: await sign(challenge),
    maxnumber: limit,
  }
}

function readSolution(captcha: string): Solution | undefined {
  try {
    const value = JSON.parse(atob(captcha))
    const isSolution =
      typeof value?.number === 'number' &&
      ['algorithm', 'challenge', 'salt', 'signature'].every((name) => typeof value[name] === 'string')
    return isSolution ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Takes the solution of a challenge of ours, once.
 *
 * @throws Refusal of the field `captcha`, when there is none, or it is wrong, forged, late or used
 */
export async function assertCaptcha(world: World, captcha: string): Promise<void> {
  const solution = readSolution(captcha)
  if (!solution) throw invalid('captcha', 'The captcha is not solved.')
  const { algorithm, challenge, number, salt, signature } = solution
  const isRight = algorithm === 'SHA-256' && (await sha256(salt + number)) === challenge
  if (!isRight) throw invalid('captcha', 'The captcha is not solved.')
  if ((await sign(challenge)) !== signature) throw invalid('captcha', 'The captcha is not one of ours.')
  const expires = Number(new URLSearchParams(salt.split('?')[1]).get('expires'))
  if (expires * 1000 < world.now().getTime()) throw invalid('captcha', 'The captcha has expired.')
  if (used.has(challenge)) throw invalid('captcha', 'The captcha was used before.')
  used.add(challenge)
}
