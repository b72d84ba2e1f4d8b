import type { Browser } from '@playwright/test'
import { findEngine } from '../../scripts/setup/engines.mjs'
import { openChromium } from './chromium'
import type { EngineBrowser, OnConsole } from './engine-browser'
import { openFirefox } from './firefox'
import { openWebKit } from './webkit'

export const engines = ['Chromium', 'Firefox', 'WebKit'] as const
export type Engine = (typeof engines)[number]

const log = (line: string) => process.stdout.write(`${line}\n`)
const announced = new Set<Engine>()

/**
 * Opens a browser with an empty profile.
 *
 * @throws {Error} that says how to install the browser, if that needs a person
 */
export async function openEngine(
  engine: Engine,
  chromium: Browser,
  onConsole: OnConsole,
): Promise<EngineBrowser> {
  const browser = await open(engine, chromium, onConsole)
  if (!announced.has(engine)) log(`${engine} ${browser.version}`)
  announced.add(engine)
  return browser
}

async function open(engine: Engine, chromium: Browser, onConsole: OnConsole): Promise<EngineBrowser> {
  if (engine === 'Chromium') return openChromium(chromium, onConsole)
  const program = await findEngine(engine, log)
  return engine === 'Firefox' ? openFirefox(program, onConsole) : openWebKit(program)
}
