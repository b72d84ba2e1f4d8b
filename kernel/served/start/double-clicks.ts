/**
 * Ignores the second click of a double click when the first one has removed its button, as that of a toast or a dialog:
 * it would act on what lay behind.
 */
export function guardDoubleClicks(): void {
  let first: Element | null = null
  document.addEventListener(
    'click',
    (event) => {
      const { target, detail } = event
      if (detail > 1 && first && isGone(first)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else first = target instanceof Element ? (target.closest('a, button') ?? target) : null
    },
    { capture: true },
  )
}

/** Whether an element was removed, or fades out and lets clicks through. */
const isGone = (element: Element) =>
  !element.isConnected || getComputedStyle(element).pointerEvents === 'none'
