import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import type { EngineBrowser } from './engine-browser'

const timeout = 30_000

/** Testing Library finds elements by role and name in every engine alike. */
const library = readFileSync(
  fileURLToPath(
    new URL('../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js', import.meta.url),
  ),
  'utf8',
)
// Real clicks go to a place, so `usable` returns the first element that is at its place and not covered.
const helpers = `
  globalThis.usable = (elements) => {
    for (const one of elements) {
      const element = one.type === 'checkbox' ? one.closest('label') ?? one : one
      if (one.disabled) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = element.getBoundingClientRect()
      if (element.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return element
    }
    return null
  }`

type Name = string | RegExp

const code = (name: Name) => (typeof name === 'string' ? JSON.stringify(name) : String(name))
const byRole = (role: string, name: Name) =>
  `TestingLibraryDom.queryAllByRole(document.body, '${role}', { name: ${code(name)} })`
const byLabel = (label: Name) =>
  `TestingLibraryDom.queryAllByLabelText(document.body, ${code(label)}, { selector: 'input, textarea' })`

/** What a person does in a browser: every action waits until it is possible. */
export function createVisitor(browser: EngineBrowser, origin: string) {
  async function evaluate(expression: string) {
    if ((await browser.evaluate('typeof globalThis.usable')) !== 'function')
      await browser.evaluate(`(() => { ${library}\n${helpers} })()`)
    return browser.evaluate(expression)
  }
  /** Waits until an expression is true. It may fail meanwhile, because the page may change. */
  const expectTrue = (what: string, expression: string) =>
    expect
      .poll(() => evaluate(`Boolean(${expression})`).catch((error) => String(error)), {
        message: what,
        timeout,
      })
      .toBe(true)
  async function clickElement(what: string, elements: string) {
    await expectTrue(`${what} can be clicked`, `usable(${elements})`)
    // The page may replace the element between both calls.
    await expect(() => browser.click(`usable(${elements})`)).toPass({ timeout })
  }

  return {
    browser,
    origin,
    expectTrue,
    open: (path: string) => browser.open(origin + path),
    click: (role: string, name: Name) => clickElement(`${role} ${name}`, byRole(role, name)),
    /** Clicks a checkbox and waits until it is checked, which takes a while for the captcha. */
    async check(name: Name) {
      await clickElement(`checkbox ${name}`, byRole('checkbox', name))
      await expectTrue(`checkbox ${name} is checked`, `${byRole('checkbox', name)}[0].checked`)
    },
    async fill(label: Name, text: string) {
      await clickElement(`field ${label}`, byLabel(label))
      await expectTrue(`field ${label} has the focus`, `${byLabel(label)}.includes(document.activeElement)`)
      await browser.type(text)
      await expectTrue(
        `field ${label} contains its text`,
        `document.activeElement.value === ${JSON.stringify(text)}`,
      )
    },
    /** Chooses a file without the dialog of the system, which the button would open. */
    async choose(button: Name, path: string) {
      await evaluate(
        `void addEventListener('click', (event) => event.target.type === 'file' && event.preventDefault(), true)`,
      )
      await clickElement(`button ${button}`, byRole('button', button))
      await expectTrue('there is a field for files', `document.querySelector('input[type=file]')`)
      await browser.upload(`document.querySelector('input[type=file]')`, path)
    },
    sees: (role: string, name: Name) => expectTrue(`${role} ${name}`, `${byRole(role, name)}.length > 0`),
    reads: (text: string) =>
      expectTrue(`the text ${text}`, `document.body.innerText.includes(${JSON.stringify(text)})`),
    isAt: (path: string) => expectTrue(`the address ${path}`, `location.pathname === '${path}'`),
    /** Stores a session of the mock server, with which the next opened page starts. @returns its token and user id */
    async signIn(account: 'ana' | 'nova') {
      const answer = await fetch(`${origin}/__mock/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ login: `${account}@roda.example` }),
      })
      const session = (await answer.json()) as { token: string; id: string }
      await browser.open(`${origin}/user/login`)
      await browser.evaluate(
        `void (localStorage.setItem('consent', 'true'), localStorage.setItem('token', '${session.token}'))`,
      )
      return session
    },
  }
}

export type Visitor = ReturnType<typeof createVisitor>
