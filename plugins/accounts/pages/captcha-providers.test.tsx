import { loginRoute } from '@kernel'
import { afterEach, expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allowConsoleErrors, allowScripts, fillIn, renderRoute, startMockServer } from '@tests/kit'
import accounts from '../plugin'

const mock = startMockServer()

/** Options of a captcha widget that the fake provider uses. */
interface WidgetOptions {
  readonly sitekey: string
  readonly size: string
  readonly language: string
  readonly callback: (answer: string) => void
  readonly 'expired-callback': () => void
  readonly 'error-callback': () => void
}

let resets: string[] = []
let answers = 0
/** A fake captcha provider, whose three buttons report a solved, an expired and a failed captcha. */
const provider = {
  render(host: HTMLElement, options: WidgetOptions) {
    const button = (name: string, press: () => void) => {
      const element = document.createElement('button')
      Object.assign(element, { type: 'button', textContent: name, onclick: press })
      host.append(element)
    }
    button(`answer ${options.sitekey} ${options.size} ${options.language}`, () => {
      answers += 1
      options.callback(`answer-${answers}`)
    })
    button('expire', () => options['expired-callback']())
    button('fail', () => options['error-callback']())
    return 'widget'
  },
  reset: (widget: string) => void resets.push(widget),
}

afterEach(() => {
  resets = []
  answers = 0
  Reflect.deleteProperty(globalThis, 'hcaptcha')
  for (const script of document.head.querySelectorAll('script')) script.remove()
})

/** Acts as the script of the provider. */
async function runScript() {
  Reflect.set(globalThis, 'hcaptcha', provider)
  const ready = await waitFor(() => {
    const { src } = document.head.querySelector('script') ?? {}
    const callback: unknown = Reflect.get(globalThis, new URL(src ?? '').searchParams.get('onload') ?? '')
    if (typeof callback !== 'function') throw new Error('The script is not asked for.')
    return callback
  })
  ready()
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const see = async (text: RegExp) =>
  expect(await within(screen.getByRole('main')).findByText(text)).toBeTruthy()

// Covers ACC-LOGIN-01
test('a captcha provider can be retried, and gives another solution after expiry', async () => {
  allowConsoleErrors(/hcaptcha/)
  await renderRoute(loginRoute, {
    plugins: [accounts],
    settings: { captcha: { provider: 'hcaptcha', siteKey: 'site-1' } },
  })
  await see(/^The check failed\./)
  // Test files share the loaded script, so only this file uses hCaptcha.
  allowScripts()
  await press('Try again')
  await runScript()

  fillIn('Email', 'ana@roda.example')
  fillIn('Password', 'roda-demo')
  const answer = 'answer site-1 compact en'
  await press(answer)
  await press('expire')
  await see(/^The confirmation has expired/)
  const send = screen.getByRole('button', { name: 'Log in' })
  fireEvent.click(send)
  await see(/^Confirm that you’re not a robot\./)
  expect(mock.requests('login')).toEqual([])

  await press(answer)
  fireEvent.click(send)
  await see(/^To send again/)
  expect(resets).toEqual(['widget'])
  expect(mock.onlyRequest('login').body).toMatchObject({ captcha: 'answer-2' })

  await press('fail')
  await see(/^The check failed\./)
  await press('Try again')
  expect(await screen.findByRole('button', { name: answer })).toBeTruthy()
})
