import type { Browser } from '@playwright/test'
import type { EngineBrowser, OnConsole } from './engine-browser'

/** Opens a page in the Chromium of the other browser tests. */
export async function openChromium(browser: Browser, onConsole: OnConsole): Promise<EngineBrowser> {
  const page = await browser.newPage({ locale: 'en-US' })
  page.on('console', (message) => onConsole(message.text()))
  async function find(expression: string) {
    const element = (await page.evaluateHandle<Element>(expression)).asElement()
    if (!element) throw new Error(`No element: ${expression}`)
    return element
  }
  return {
    version: browser.version(),
    hasConsole: true,
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await find(element)).click({ timeout: 5_000 }),
    type: (text) => page.keyboard.type(text),
    upload: async (fileInput, path) => (await find(fileInput)).setInputFiles(path),
    close: () => page.close(),
  }
}
