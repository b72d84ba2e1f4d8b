import type { Settings } from '../../../core/config/schema'

export type VendorName = Exclude<Settings['captcha']['provider'], 'none' | 'altcha'>

/** Options of a captcha widget; all three providers accept these names. */
interface RenderOptions {
  readonly sitekey: string
  readonly size: 'normal' | 'compact'
  readonly theme: 'light' | 'dark'
  readonly language: string
  /** Language of the widget for Google and hCaptcha. */
  readonly hl: string
  readonly callback: (answer: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

export interface VendorApi {
  render(host: HTMLElement, options: RenderOptions): string | number
  reset(widget: string | number): void
  /** Removes a widget; reCAPTCHA lacks this function. */
  remove?(widget: string | number): void
}

interface Vendor {
  readonly script: string
  readonly global: string
}

/** Captcha providers. The Content Security Policy of the static server allows exactly these URLs. */
export const vendors: Readonly<Record<VendorName, Vendor>> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?trustedtypes=true',
    global: 'grecaptcha',
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
}
