/**
 * Runs once no pointer is down any more. What moves the page while a button is being pressed takes the button
 * away from under the finger, and the click is lost.
 *
 * @param run what may move the page
 */
export function afterPointerUp(run: () => void): void {
  // The click comes after the release, and belongs to what was pressed.
  if (!isDown) {
    run()
    return
  }
  const released = () => {
    for (const type of ends) removeEventListener(type, released)
    setTimeout(run)
  }
  for (const type of ends) addEventListener(type, released)
}

/** A press ends as a scroll, too: no click follows then. */
const ends = ['pointerup', 'pointercancel'] as const

let isDown = false
const follow = ({ type }: Event) => {
  isDown = type === 'pointerdown'
}
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', ...ends]) addEventListener(type, follow, true)
