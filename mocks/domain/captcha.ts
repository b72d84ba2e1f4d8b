import { invalid } from './domain-error'
import type { World } from './world'

/** A proof-of-work challenge: find the number whose hash with the salt is `challenge`. */
export interface Challenge {
  algorithm: string
  challenge: string
  salt: string
  signature: string
  maxnumber: number
}

type Solution = Omit<Challenge, 'maxnumber'> & { number: number }

/** A slow phone solves it within a second. */
const defaultLimit = 20_000
const lifetimeMinutes = 10

const bytesOf = (text: string) => new TextEncoder().encode(text)
const toHex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

const sha256 = async (text: string): Promise<string> =>
  toHex(await crypto.subtle.digest('SHA-256', bytesOf(text)))

/** One key per process, shared by all worlds. */
let key: Promise<CryptoKey> | undefined
async function sign(challenge: string): Promise<string> {
  key ??= crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toHex(await crypto.subtle.sign('HMAC', await key, bytesOf(challenge)))
}

/** Solved challenges; each is accepted once. */
const used = new Set<string>()

/**
 * Creates a challenge for the self-hosted proof-of-work captcha.
 *
 * @param limit largest possible solution
 */
export async function createChallenge(world: World, limit = defaultLimit): Promise<Challenge> {
  const expires = Math.floor(world.now().getTime() / 1000) + lifetimeMinutes * 60
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
 * Accepts the solution of a challenge of this server, once.
 *
 * @throws DomainError for the field `captcha` when missing, wrong, forged, expired or used
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
