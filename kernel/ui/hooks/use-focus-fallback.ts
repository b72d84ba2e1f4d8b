import { type RefObject, useLayoutEffect } from 'react'

interface Place {
  readonly parent: Element
  readonly before: Element | null
}

/**
 * When a focused element unmounts, moves the focus to the content that replaces it, and on to later
 * replacements: first a skeleton, then the content or a retry button.
 */
export function useFocusFallback(goes: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = goes.current
    return () => {
      if (!element || document.activeElement !== element) return
      const places = placesOf(element)
      // The replacement is in the document after this commit.
      queueMicrotask(() => handOver(places))
    }
  }, [goes])
}

/** Positions of the element and its ancestors: any number of them may unmount with it. */
function placesOf(element: Element): readonly Place[] {
  const places: Place[] = []
  // When only the body is left, the whole page was replaced.
  for (let at = element; at.parentElement && at.parentElement !== document.body; at = at.parentElement)
    places.push({ parent: at.parentElement, before: at.previousElementSibling })
  return places
}

const isFree = () => !document.activeElement?.isConnected || document.activeElement === document.body

function handOver(places: readonly Place[]): void {
  if (!isFree()) return
  const place = places.find(({ parent }) => parent.isConnected)
  if (!place) return
  const { parent, before } = place
  const came = (before?.isConnected ? before.nextElementSibling : parent.firstElementChild) ?? parent
  const goal = goalIn(came)
  goal.focus({ preventScroll: goal === came })
  follow(goal, places)
}

function goalIn(came: Element): HTMLElement {
  const goal = came.querySelector('[data-retry]') ?? came.querySelector('h1, h2, h3') ?? came
  if (!(goal instanceof HTMLElement)) return document.body
  if (goal.tabIndex < 0) goal.tabIndex = -1
  return goal
}

/** Follows further replacements until the user moves the focus. */
function follow(goal: HTMLElement, places: readonly Place[]): void {
  const around = [...placesOf(goal), ...places]
  const watch = new MutationObserver(() => {
    if (goal.isConnected) return
    stop()
    handOver(around)
  })
  const stop = () => {
    watch.disconnect()
    removeEventListener('focusin', stop)
  }
  watch.observe(document.body, { childList: true, subtree: true })
  addEventListener('focusin', stop)
}
