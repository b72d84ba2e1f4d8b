import { onTestFinished } from '@rstest/core'
import { act } from '@testing-library/react'

/** Gives the test the browser API `CloseWatcher`. @returns presses the back button of the phone; whether something closes */
export function fakeCloseRequests(): () => boolean {
  const open: FakeWatcher[] = []
  class FakeWatcher {
    onclose: (() => void) | null = null
    constructor() {
      open.push(this)
    }
    destroy() {
      const at = open.indexOf(this)
      if (at >= 0) open.splice(at, 1)
    }
  }
  Object.defineProperty(globalThis, 'CloseWatcher', { value: FakeWatcher, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'CloseWatcher'))
  return () => {
    const last = open.at(-1)
    last?.destroy()
    act(() => last?.onclose?.())
    return last !== undefined
  }
}
