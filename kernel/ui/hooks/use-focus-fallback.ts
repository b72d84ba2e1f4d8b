import { type RefObject, useLayoutEffect } from 'react'

/** Where an element stands: in what, and after what. */
interface Place {
  readonly parent: Element
  readonly before: Element | null
}

/**
 * When an element goes while it has the focus, the focus goes to what takes its place, and on with it: first the shapes
 * of what is loading, then what came, or a button for another try.
 *
 * @param goes the element
 */
export function useFocusFallback(goes: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = goes.current
    return () => {
      if (!element || document.activeElement !== element) return
      const places = placesOf(element)
      // What takes its place stands there when all of this commit is done.
      queueMicrotask(() => handOver(places))
    }
  }, [goes])
}

/** The places of an element and of all around it: how much of that goes with it is not known before. */
function placesOf(element: Element): readonly Place[] {
  const places: Place[] = []
  // Where only the body would be left, the page itself went.
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

/** As long as the focus stays where it was put, it goes on with what takes that place. */
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
