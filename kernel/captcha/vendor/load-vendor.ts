import { type VendorApi, type VendorName, vendors } from './vendors'

const patience = 20_000
const calledWhenReady = 'rodaCaptchaReady'
const loading = new Map<VendorName, Promise<VendorApi>>()

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): typeof rules
}

/** Browsers that know nothing of trusted addresses take the address itself. */
const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes')
const policy = factory?.createPolicy('roda-captcha', {
  createScriptURL(address) {
    if (Object.values(vendors).some(({ script }) => address.startsWith(script))) return address
    throw new TypeError(`No captcha comes from ${address}.`)
  },
})

/**
 * Loads a provider's script once; one that did not come is asked for anew.
 *
 * @param name of the provider
 * @param language in which it speaks
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
  element.src = policy?.createScriptURL(address.href) ?? address.href
  try {
    await new Promise<void>((resolve, reject) => {
      Reflect.set(globalThis, calledWhenReady, resolve)
      element.addEventListener('error', reject)
      setTimeout(reject, patience)
      document.head.append(element)
    })
  } catch (error) {
    element.remove()
    throw error
  }
  return Reflect.get(globalThis, global)
}
