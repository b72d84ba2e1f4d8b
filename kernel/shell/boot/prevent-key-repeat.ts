/** Fields in which a held Enter makes line after line. */
const isForLines = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable)

/**
 * A key that is held is one press: browsers send a form, or press a button, anew with each repetition, and whoever holds
 * Enter a moment too long would send once more as soon as the server has answered.
 *
 * @param event of any key that goes down, before anybody else hears of it
 */
export function preventRepeatedSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat && !isForLines(event.target)) event.preventDefault()
}
