import { afterEach, expect, test } from '@rstest/core'
import { allowScripts } from '@tests/kit'
import { loadVendor, vendors } from './load-vendor'

interface Rules {
  createScriptURL(address: string): string
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes')
  Reflect.deleteProperty(globalThis, 'turnstile')
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

// Covers ACC-LOGIN-01
test('the Trusted Types policy accepts only scripts of captcha providers', async () => {
  allowScripts()
  const made: [name: string, rules: Rules][] = []
  Reflect.set(globalThis, 'trustedTypes', {
    createPolicy(name: string, rules: Rules) {
      made.push([name, rules])
      return rules
    },
  })
  const loaded = loadVendor('turnstile', 'en')
  const [[name, rules] = []] = made
  expect(name).toBe('roda-captcha')
  const { script } = vendors.turnstile
  expect(rules?.createScriptURL(`${script}?render=explicit`)).toBe(`${script}?render=explicit`)
  for (const address of ['https://evil.example/api.js', '//evil.example/', 'data:text/javascript,1', ''])
    expect(() => rules?.createScriptURL(address)).toThrow('No captcha comes from')

  expect(document.head.querySelector('script')?.src).toMatch(
    /^https:\/\/challenges\.cloudflare\.com\/turnstile\/v0\/api\.js\?.*hl=en/,
  )
  const api = { render: () => 'widget', reset: () => undefined }
  Object.assign(globalThis, { turnstile: api })
  Reflect.get(globalThis, 'rodaCaptchaReady')()
  expect(await loaded).toBe(api)
})
