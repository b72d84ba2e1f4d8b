import { $language, languageChanged } from '@kernel'
import { afterEach, expect, rs, test } from '@rstest/core'
import { act, render, waitFor } from '@testing-library/react'
import { allowScripts } from '@tests/kit'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { VendorWidget } from './vendor-widget'

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'grecaptcha')
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

// Covers FLT-65
test('a third-party captcha renders again when the language changes', async () => {
  allowScripts()
  const api = { render: rs.fn((..._: unknown[]) => 1), reset: () => undefined }
  Reflect.set(globalThis, 'grecaptcha', api)
  const scope = fork({ values: [[$language, 'en']] })
  render(
    <Provider value={scope}>
      <VendorWidget provider="recaptcha" size="full" state="idle" change={() => undefined} />
    </Provider>,
  )
  const ready = await waitFor(() => {
    const callback: unknown = Reflect.get(globalThis, 'rodaCaptchaReady')
    if (typeof callback !== 'function') throw new Error('The script is not asked for.')
    return callback
  })
  ready()
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(1))
  await act(() => allSettled(languageChanged, { scope, params: 'es' }))
  await waitFor(() => expect(api.render).toHaveBeenCalledTimes(2))
  const languages = api.render.mock.calls.map(([, options]) => options)
  expect(languages).toEqual([expect.objectContaining({ hl: 'en' }), expect.objectContaining({ hl: 'es' })])
})
