import { type RefObject, useLayoutEffect } from 'react'

interface Place {
  readonly parent: Element
  readonly before: Element | null
}

/**
 * When a focused element unmounts, moves the focus to its replacement, for example a skeleton. When the skeleton is
 * replaced as well, the focus moves on to the content or to a retry button.
 */
export function useFocusFallback(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      if (!element || document.activeElement !== element) return
      const places = placesOf(element)
      // The replacement is in the document only after the current React commit.
      queueMicrotask(() => moveFocus(places))
    }
  }, [ref])
}

/** Positions of an element and its ancestors, because any number of them may unmount together. */
function placesOf(element: Element): readonly Place[] {
  const places: Place[] = []
  // Leave out the body: if no other ancestor remains, the whole page was replaced and the focus is not moved.
  for (let at = element; at.parentElement && at.parentElement !== document.body; at = at.parentElement)
    places.push({ parent: at.parentElement, before: at.previousElementSibling })
  return places
}

const isFree = () => !document.activeElement?.isConnected || document.activeElement === document.body

function moveFocus(places: readonly Place[]): void {
  if (!isFree()) return
  const place = places.find(({ parent }) => parent.isConnected)
  if (!place) return
  const { parent, before } = place
  const replacement = (before?.isConnected ? before.nextElementSibling : parent.firstElementChild) ?? parent
  const target = targetIn(replacement)
  target.focus({ preventScroll: target === replacement })
  follow(target, places)
}

function targetIn(replacement: Element): HTMLElement {
  const target =
    replacement.querySelector('[data-retry]') ?? replacement.querySelector('h1, h2, h3') ?? replacement
  if (!(target instanceof HTMLElement)) return document.body
  if (target.tabIndex < 0) target.tabIndex = -1
  return target
}

/** Moves the focus on when `target` is replaced as well, until the user moves the focus. */
function follow(target: HTMLElement, places: readonly Place[]): void {
  const nextPlaces = [...placesOf(target), ...places]
  const observer = new MutationObserver(() => {
    if (target.isConnected) return
    stop()
    moveFocus(nextPlaces)
  })
  const stop = () => {
    observer.disconnect()
    removeEventListener('focusin', stop)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusin', stop)
}
