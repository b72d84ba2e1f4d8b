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
 * The address as something trusted; browsers that know nothing of trusted addresses take the address itself. The
 * policy is made only now: where no provider is configured, the page is not allowed to have one.
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
 * Loads a provider's script once; one that did not come is asked for anew.
 *
 * @param name of the provider
 * @param language of the first screen that asks; each widget is told its own
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
    // The script of a load that was given up may still come, and calls nobody then. Another load may wait by now.
    if (Reflect.get(globalThis, calledWhenReady) === callback)
      Reflect.deleteProperty(globalThis, calledWhenReady)
  }
  return Reflect.get(globalThis, global)
}
