import { afterEach, expect, test } from '@rstest/core'
import { loadVendor } from './load-vendor'
import { vendors } from './vendors'

interface Rules {
  createScriptURL(address: string): string
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes')
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

// Covers ACC-LOGIN-01
test('the Trusted Types policy accepts only scripts of captcha providers', async () => {
  const made: [name: string, rules: Rules][] = []
  Reflect.set(globalThis, 'trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      made.push([name, rules])
      return rules
    },
  })
  loadVendor('turnstile', 'en').catch(() => undefined)
  const [[name, rules] = []] = made
  expect(name).toBe('roda-captcha')
  const { script } = vendors.turnstile
  expect(rules?.createScriptURL(`${script}?render=explicit`)).toBe(`${script}?render=explicit`)
  for (const address of ['https://evil.example/api.js', '//evil.example/', 'data:text/javascript,1', ''])
    expect(() => rules?.createScriptURL(address)).toThrow('No captcha comes from')
})
