import { onTestFinished } from '@rstest/core'

/** Makes happy-dom report scripts of other servers as loaded, although it loads none; by default, it reports an error. */
export function allowScripts(): void {
  const { settings } = (globalThis as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM
  const name = 'handleDisabledFileLoadingAsSuccess'
  const before = settings[name]
  settings[name] = true
  onTestFinished(() => {
    settings[name] = before
  })
}
