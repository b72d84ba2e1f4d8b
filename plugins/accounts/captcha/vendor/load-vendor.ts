import type { Settings } from '@kernel'

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

const timeoutMs = 20_000
const callbackName = 'rodaCaptchaReady'
const loading = new Map<VendorName, Promise<VendorApi>>()

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): typeof rules
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined

/** Wraps a script URL in a Trusted Type where supported. Creates the policy late: without a provider, the CSP forbids it. */
function trusted(url: string): string {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes')
  policy ??= factory?.createPolicy('roda-captcha', {
    createScriptURL(url) {
      if (Object.values(vendors).some(({ script }) => url.startsWith(script))) return url
      throw new TypeError(`No captcha comes from ${url}.`)
    },
  })
  return policy?.createScriptURL(url) ?? url
}

/** Loads a captcha provider's script once, in the language of the first widget; after a failure, the next call loads it again. */
export function loadVendor(name: VendorName, language: string): Promise<VendorApi> {
  const loaded = loading.get(name)
  if (loaded) return loaded
  const pending = load(name, language)
  loading.set(name, pending)
  pending.catch(() => loading.delete(name))
  return pending
}

async function load(name: VendorName, language: string): Promise<VendorApi> {
  const { script, global } = vendors[name]
  const url = new URL(script)
  url.searchParams.set('render', 'explicit')
  url.searchParams.set('onload', callbackName)
  url.searchParams.set('hl', language)

  const element = document.createElement('script')
  element.async = true
  element.src = trusted(url.href)
  let callback: unknown
  const ready = new Promise<void>((resolve, reject) => {
    callback = resolve
    Reflect.set(globalThis, callbackName, resolve)
    element.addEventListener('error', reject, { once: true })
    setTimeout(() => reject(new Error(`${script} did not load within ${timeoutMs} ms.`)), timeoutMs)
    document.head.append(element)
  })
  try {
    await ready
  } catch (error) {
    element.remove()
    throw error
  } finally {
    // If this load timed out, a newer load may already own the global callback: do not delete that one.
    if (Reflect.get(globalThis, callbackName) === callback) Reflect.deleteProperty(globalThis, callbackName)
  }
  return Reflect.get(globalThis, global)
}
