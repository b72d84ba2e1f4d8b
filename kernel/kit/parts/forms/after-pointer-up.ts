/** Calls `run` as soon as no pointer is down. A layout shift by `run` during a press would swallow the click. */
export function afterPointerUp(run: () => void): void {
  // The click event follows `pointerup`, so `run` waits for the next task.
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

/** Events that end a press. `pointercancel` means that the press became a scroll and no click follows. */
const ends = ['pointerup', 'pointercancel'] as const

let isDown = false
const follow = ({ type }: Event) => {
  isDown = type === 'pointerdown'
}
if (typeof window !== 'undefined')
  for (const type of ['pointerdown', ...ends]) addEventListener(type, follow, true)
