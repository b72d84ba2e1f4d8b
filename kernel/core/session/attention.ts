/** Milliseconds after the last input in which somebody may still be there. */
const presence = 2 * 60_000

/** Input of people. Scrolling is none: a list also scrolls by itself when a message arrives. */
const inputs = ['pointerdown', 'touchstart', 'wheel', 'keydown']

const followers = new Set<() => void>()
let isAway = false
let timer: ReturnType<typeof setTimeout> | undefined
let pointerAt = ''

/**
 * Whether somebody may be looking at this page: it is visible, its window has the focus, and there was input in the last
 * two minutes. Without a follower, input is not known.
 */
export const isAttended = (): boolean => !document.hidden && document.hasFocus() && !isAway

/** Calls `onChange` when {@link isAttended} may have changed. @returns a function that stops it */
export function followAttention(onChange: () => void): () => void {
  const follower = () => onChange()
  if (followers.size === 0) listen()
  followers.add(follower)
  return () => {
    followers.delete(follower)
    if (followers.size === 0) stopListening()
  }
}

let stopListening = (): void => undefined

function listen(): void {
  const controller = new AbortController()
  const options = { signal: controller.signal, capture: true, passive: true }
  for (const type of inputs) addEventListener(type, handleInput, options)
  addEventListener('pointermove', handleMove, options)
  const { signal } = options
  for (const type of ['focus', 'blur']) addEventListener(type, handleWindow, { signal })
  document.addEventListener('visibilitychange', handleWindow, { signal })
  handleInput()
  stopListening = () => {
    controller.abort()
    clearTimeout(timer)
    isAway = false
  }
}

const notify = () => {
  for (const follower of [...followers]) follower()
}

function handleInput(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    isAway = true
    notify()
  }, presence)
  if (!isAway) return
  isAway = false
  notify()
}

/** Browsers also report a pointer at rest when the page moves below it. */
function handleMove({ screenX, screenY }: PointerEvent): void {
  const at = `${screenX} ${screenY}`
  if (at !== pointerAt) handleInput()
  pointerAt = at
}

/** Who shows the page or gives it the focus is there. */
function handleWindow(): void {
  isAway = false
  handleInput()
  notify()
}
