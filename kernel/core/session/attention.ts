/** Whether somebody may be looking at this page: it is visible, and its window has the focus. */
export const isAttended = (): boolean => !document.hidden && document.hasFocus()

/** Calls `onChange` when {@link isAttended} may have changed. @returns a function that stops it */
export function followAttention(onChange: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  for (const type of ['focus', 'blur']) addEventListener(type, onChange, { signal })
  document.addEventListener('visibilitychange', onChange, { signal })
  return () => controller.abort()
}
