/**
 * Keeps all of an element that opens in the window, also while it or the list around it grows. It is a `ref`.
 * @example
 * <div ref={isEditing ? keepInView : undefined}>
 */
export function keepInView(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new ResizeObserver(() => element.scrollIntoView({ block: 'nearest' }))
  // The list grows last.
  observer.observe(element.closest('ol, ul') ?? element)
  return () => observer.disconnect()
}
