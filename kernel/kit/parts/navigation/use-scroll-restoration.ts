import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** `scrollY` by key of the history entry; after a reload, the browser restores the position. */
const positions = new Map<string, number>()
const maxPositions = 100
const restoreTimeout = 3_000

export function useScrollRestoration(key: string): void {
  // A layout effect stops recording before the browser scrolls up, which it does when the next screen is shorter.
  useLayoutEffect(() => {
    const record = () => {
      positions.set(key, window.scrollY)
      const [oldest] = positions.keys()
      if (positions.size > maxPositions && oldest !== undefined) positions.delete(oldest)
    }
    // The scroll event comes with the next frame, but a click may navigate before that.
    const events = ['scroll', 'click']
    for (const event of events) window.addEventListener(event, record, true)
    return () => {
      for (const event of events) window.removeEventListener(event, record, true)
    }
  }, [key])
  useEffect(() => {
    const setManual = () => {
      history.scrollRestoration = 'manual'
    }
    const setAuto = () => {
      history.scrollRestoration = 'auto'
    }
    setManual()
    window.addEventListener('pagehide', setAuto)
    window.addEventListener('pageshow', setManual)
    return () => {
      setAuto()
      window.removeEventListener('pagehide', setAuto)
      window.removeEventListener('pageshow', setManual)
    }
  }, [])
}

/** Scrolls to the recorded position once the page is high enough; gives up when the user acts, and after 3 s. */
export function restoreScroll(key: string): () => void {
  const position = positions.get(key) ?? 0
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown']
  const cancel = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of events) window.removeEventListener(event, cancel)
  }
  const attempt = () => {
    window.scrollTo(0, position)
    if (Math.abs(window.scrollY - position) < 2) cancel()
  }
  const observer = new ResizeObserver(attempt)
  const timer = setTimeout(cancel, restoreTimeout)
  for (const event of events) window.addEventListener(event, cancel, { passive: true })
  observer.observe(document.body)
  attempt()
  return cancel
}

export const restoreNow = (key: string): void => window.scrollTo(0, positions.get(key) ?? 0)

/** Gives a history entry the position of another. */
export const moveScroll = (from: string, to: string): void => void positions.set(to, positions.get(from) ?? 0)

/**
 * When `value` changes, focuses `target` and scrolls to the top or, after going back, to the earlier position.
 * @param isReturn whether the new value is shown as it was left, although nobody went back
 */
export function useRouteFocus(
  value: string | null,
  target: string | RefObject<HTMLElement | null>,
  isReturn = false,
): void {
  const previous = useRef(value)
  const isBack = useNavigationType() === 'POP'
  const { key } = useLocation()
  useEffect(() => {
    if (previous.current === value) return
    previous.current = value
    const element = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target.current
    element?.focus({ preventScroll: true })
    if (isBack || isReturn) return restoreScroll(key)
    window.scrollTo(0, 0)
  }, [value, target, key, isBack, isReturn])
}

/**
 * Treats a changed query parameter as another screen: moves the focus, and scrolls to the top or, after going back, to the
 * earlier position.
 * @param target the ref of the element to focus, or its selector; default: the heading
 */
export const useQueryFocus = (
  value: string | null,
  target: string | RefObject<HTMLElement | null> = '#content h1',
): void => useRouteFocus(value, target)
