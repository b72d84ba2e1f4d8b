/** How far a captcha is. `spent`: its solution was sent, and a solution counts once. */
export type CaptchaState = 'idle' | 'working' | 'solved' | 'expired' | 'failed' | 'spent'

/** A solution, and for how many milliseconds the server takes it; without a number the provider tells. */
export interface CaptchaToken {
  readonly answer: string
  readonly lasts?: number | undefined
}

/** Goes on to another state, with a solution or without. */
export type ChangeCaptcha = (next: CaptchaState, solution?: CaptchaToken) => void

/** Where a captcha's state is kept, and its answer. */
export interface CaptchaStore {
  readonly state: CaptchaState
  readonly setState: (next: CaptchaState) => void
  /** Puts an answer into the form; empty for none. */
  readonly keep: (answer: string) => void
  readonly isSubmitting: boolean
}
