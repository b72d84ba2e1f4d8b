import type { Settings } from '../../../core/config/schema'

export type VendorName = Exclude<Settings['captcha']['provider'], 'none' | 'altcha'>

/** All three providers accept these option names. */
interface RenderOptions {
  readonly sitekey: string
  readonly size: 'normal' | 'compact'
  readonly theme: 'light' | 'dark'
  readonly language: string
  /** The option of Google and hCaptcha. */
  readonly hl: string
  readonly callback: (answer: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

export interface VendorApi {
  render(host: HTMLElement, options: RenderOptions): string | number
  reset(widget: string | number): void
  /** Missing in reCAPTCHA. */
  remove?(widget: string | number): void
}

interface Vendor {
  readonly script: string
  readonly global: string
}

/** The static server's Content Security Policy allows exactly these URLs. */
export const vendors: Readonly<Record<VendorName, Vendor>> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?trustedtypes=true',
    global: 'grecaptcha',
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
}
