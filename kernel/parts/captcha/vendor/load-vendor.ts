import { withTimeout } from '../../../core/async/with-timeout'
import { type VendorApi, type VendorName, vendors } from './vendors'

const patience = 20_000
const calledWhenReady = 'rodaCaptchaReady'
const loading = new Map<VendorName, Promise<VendorApi>>()

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof rules
}

let policy: ReturnType<PolicyFactory['createPolicy']> | undefined

/**
 * Wraps the URL in a Trusted Type where supported. The policy is created lazily: without a configured
 * provider the Content Security Policy forbids it.
 */
function trusted(address: string): string {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes')
  policy ??= factory?.createPolicy('roda-captcha', {
    createScriptURL(wanted) {
      if (Object.values(vendors).some(({ script }) => wanted.startsWith(script))) return wanted
      throw new TypeError(`No captcha comes from ${wanted}.`)
    },
  })
  return policy?.createScriptURL(address) ?? address
}

/**
 * Loads a provider's script once; the next call after a failure tries again.
 * @param language of the first widget; each widget also gets its own
 */
export function loadVendor(name: VendorName, language: string): Promise<VendorApi> {
  const known = loading.get(name)
  if (known) return known
  const coming = load(name, language)
  loading.set(name, coming)
  coming.catch(() => loading.delete(name))
  return coming
}

async function load(name: VendorName, language: string): Promise<VendorApi> {
  const { script, global } = vendors[name]
  const address = new URL(script)
  address.searchParams.set('render', 'explicit')
  address.searchParams.set('onload', calledWhenReady)
  address.searchParams.set('hl', language)

  const element = document.createElement('script')
  element.async = true
  element.src = trusted(address.href)
  let callback: unknown
  const ready = new Promise<void>((resolve, reject) => {
    callback = resolve
    Reflect.set(globalThis, calledWhenReady, resolve)
    element.addEventListener('error', reject, { once: true })
    document.head.append(element)
  })
  try {
    await withTimeout(ready, patience)
  } catch (error) {
    element.remove()
    throw error
  } finally {
    // The script of a timed-out load may still arrive; by then the callback may belong to another load.
    if (Reflect.get(globalThis, calledWhenReady) === callback)
      Reflect.deleteProperty(globalThis, calledWhenReady)
  }
  return Reflect.get(globalThis, global)
}
