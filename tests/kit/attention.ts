import { onTestFinished } from '@rstest/core'
import { act } from '@testing-library/react'

/** Makes the window visible without focus, as on a second monitor or beside another app, until the test ends. */
export function loseFocus(): void {
  Object.defineProperty(document, 'hasFocus', { value: () => false, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'hasFocus'))
  act(() => void dispatchEvent(new Event('blur')))
}

/** Gives the window the focus back. */
export function gainFocus(): void {
  Reflect.deleteProperty(document, 'hasFocus')
  act(() => void dispatchEvent(new Event('focus')))
}

/** Hides the window, as another tab in front of it does, until the test ends. */
export function hideWindow(): void {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  onTestFinished(showWindow)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

/** Shows the window again. */
export function showWindow(): void {
  Reflect.deleteProperty(document, 'hidden')
  Reflect.deleteProperty(document, 'visibilityState')
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}
