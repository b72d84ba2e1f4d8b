import { withTimeout } from '../../../core/async/timeouts'
import { type VendorApi, type VendorName, vendors } from './vendors'

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
    document.head.append(element)
  })
  try {
    await withTimeout(ready, timeoutMs)
  } catch (error) {
    element.remove()
    throw error
  } finally {
    // If this load timed out, a newer load may already own the global callback: do not delete that one.
    if (Reflect.get(globalThis, callbackName) === callback) Reflect.deleteProperty(globalThis, callbackName)
  }
  return Reflect.get(globalThis, global)
}
