import { invalid } from './refusal'

/** A solved ALTCHA challenge: the number whose hash with the salt is the challenge. */
interface Solution {
  algorithm: string
  challenge: string
  number: number
  salt: string
}

const largestNumber = 50_000

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A challenge for the proof-of-work captcha that needs nobody else. */
export async function createChallenge(secret: string): Promise<object> {
  const salt = secret.slice(0, 24)
  const number = Math.floor(Math.random() * largestNumber)
  const challenge = await sha256(`${salt}${number}`)
  return { algorithm: 'SHA-256', challenge, salt, maxnumber: largestNumber, signature: secret.slice(24) }
}

function readSolution(captcha: string): Solution | undefined {
  try {
    const value = JSON.parse(atob(captcha))
    return typeof value?.challenge === 'string' && 'number' in value ? value : undefined
  } catch {
    // The answer of another provider, which only that provider could judge.
    return undefined
  }
}

/** Refuses a proof of work that proves nothing. Answers of other providers are taken as they are. */
export async function assertCaptcha(captcha: string): Promise<void> {
  // A deployment without a captcha says so with an empty answer.
  if (captcha === '') return
  const solution = readSolution(captcha)
  if (!solution) return
  const { algorithm, challenge, number, salt } = solution
  const isRight = algorithm === 'SHA-256' && (await sha256(`${salt}${number}`)) === challenge
  if (!isRight) throw invalid('captcha', 'The captcha is not solved.')
}
