import { onTestFinished } from '@rstest/core'
import { allowConsoleErrors } from './console-errors'

/** Keeps iframes of the running test empty: by default, happy-dom requests their pages from the internet. */
export function blockIframes(): void {
  const { settings } = (globalThis as unknown as { happyDOM: { settings: Record<string, unknown> } }).happyDOM
  settings.disableIframePageLoading = true
  allowConsoleErrors(/Failed to load iframe page/)
  onTestFinished(() => {
    settings.disableIframePageLoading = false
  })
}
