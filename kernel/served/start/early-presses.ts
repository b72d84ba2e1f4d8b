import { isFocusFree } from '../../kit/parts/forms/early-input'

/** Longest wait in ms for the end of a press: a browser may report a press forever, as after a drag. */
const maxPress = 10_000

/** Resolves when no control is being pressed: the browser drops the click of one that is replaced meanwhile. */
export async function untilReleased(root: Element): Promise<void> {
  const end = performance.now() + maxPress
  while (root.querySelector(':active') && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** The controls of a screen, each with its name and its number among those of that name. */
function controlsIn(root: Element): [HTMLElement, string][] {
  const counts: Record<string, number> = {}
  return [...root.querySelectorAll<HTMLElement>('button, a[href]')].map((control) => {
    const name = `${control.getAttribute('aria-label')}${control.textContent}`
    counts[name] = (counts[name] ?? 0) + 1
    return [control, name + counts[name]]
  })
}

/**
 * Keeps the focus and the last click of a rendered screen, from before React handles clicks. Call it before that screen is
 * hydrated or replaced.
 * @param active the element that has the focus
 * @returns hands both over to the controls of the app, as soon as they are there
 */
export function keepEarlyPress(root: Element, active: Element | null): () => void {
  const controls = controlsIn(root)
  const find = (node: unknown) => controls.find(([control]) => control.contains(node as Node | null))
  let click = globalThis.boot?.takeEarlyClick?.()
  const pressed = find(click?.target)
  let focused = find(active)
  const successorOf = ([control, place]: [HTMLElement, string]) =>
    control.isConnected ? control : controlsIn(root).find(([, other]) => other === place)?.[0]

  return () => {
    const next = focused && !focused[0].isConnected && successorOf(focused)
    if (next) {
      focused = undefined
      if (isFocusFree()) next.focus({ preventScroll: true })
    }
    const again = click && pressed && successorOf(pressed)
    if (!again) return
    again.dispatchEvent(new MouseEvent('click', click))
    click = undefined
  }
}
