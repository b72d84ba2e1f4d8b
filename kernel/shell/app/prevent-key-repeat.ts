const isMultiline = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

/** Treats a held Enter key as one press: its key repeat would submit a form again as soon as the server has answered. */
export function preventRepeatedSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !isMultiline(event.target)) event.preventDefault()
}
