/** How far a captcha is. `spent`: its solution was sent, and a solution counts once. */
export type CaptchaState = 'idle' | 'working' | 'solved' | 'expired' | 'failed' | 'spent'

/** A solution, and for how many milliseconds the server takes it; without a number the provider tells. */
export interface Solution {
  readonly answer: string
  readonly lasts?: number | undefined
}

/** Goes on to another state, with a solution or without. */
export type ChangeCaptcha = (next: CaptchaState, solution?: Solution) => void
