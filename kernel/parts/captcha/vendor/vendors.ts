import type { Settings } from '../../../core/config/schema'

/** A provider whose own script draws its captcha. */
export type VendorName = Exclude<Settings['captcha']['provider'], 'none' | 'altcha'>

/** What a provider's script is told; the three agree on these names. */
interface RenderOptions {
  readonly sitekey: string
  readonly size: 'normal' | 'compact'
  readonly theme: 'light' | 'dark'
  /** Cloudflare's name for the language. */
  readonly language: string
  /** Google's and hCaptcha's name for it. */
  readonly hl: string
  readonly callback: (answer: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

/** What a provider's script gives. */
export interface VendorApi {
  render(host: HTMLElement, options: RenderOptions): string | number
  reset(widget: string | number): void
  /** Google's has none. */
  remove?(widget: string | number): void
}

interface Vendor {
  readonly script: string
  /** Where its script puts what it gives. */
  readonly global: string
}

/** The scripts as their makers document them. The static server's policy lets these through, and nothing near them. */
export const vendors: Readonly<Record<VendorName, Vendor>> = {
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?trustedtypes=true',
    global: 'grecaptcha',
  },
  hcaptcha: { script: 'https://js.hcaptcha.com/1/api.js', global: 'hcaptcha' },
  turnstile: { script: 'https://challenges.cloudflare.com/turnstile/v0/api.js', global: 'turnstile' },
}
