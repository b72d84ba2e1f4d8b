/** Moves the focus from a button that disappears with its message, or with its state, to the list of messages. */
export function focusMessages(button: HTMLElement): void {
  button.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true })
}
