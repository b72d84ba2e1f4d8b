/** Whether the element is in a confirmation dialog, which stays in the DOM and keeps the focus while it fades out. */
export const isInConfirmDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=alertdialog]') !== null

/**
 * Whether the focus needs a new place: the focused element was removed, or is in a dialog that closes.
 * Ask before you move the focus at a late answer: the user may be elsewhere by then, in the middle of a word.
 *
 * @param leaving an element that is about to be removed, whose focus would be lost too
 */
export const isFocusLost = (leaving?: Element | null) =>
  document.activeElement === document.body ||
  isInConfirmDialog(document.activeElement) ||
  leaving?.contains(document.activeElement) === true
