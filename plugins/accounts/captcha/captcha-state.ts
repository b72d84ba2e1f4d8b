/** State of a captcha. `spent`: its solution was sent, and each solution is valid only once. */
export type CaptchaState = 'idle' | 'working' | 'solved' | 'expired' | 'failed' | 'spent'

/** A captcha solution; `lifetime` in ms is left out when the provider's widget reports the expiry itself. */
export interface CaptchaToken {
  readonly answer: string
  readonly lifetime?: number | undefined
}

export type ChangeCaptcha = (next: CaptchaState, solution?: CaptchaToken) => void

export interface CaptchaStore {
  readonly state: CaptchaState
  readonly setState: (next: CaptchaState) => void
  readonly setAnswer: (answer: string) => void
  readonly isSubmitting: boolean
  readonly submitCount: number
}
