/** Inserts a text into a field at the caret, replacing the selection, and focuses the field. The user can undo it. */
export function insertText(field: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
  field.focus()
  // Only the editing commands of browsers keep what can be undone.
  const isDone =
    'execCommand' in document && document.execCommand(text ? 'insertText' : 'delete', false, text)
  if (isDone) return
  field.setRangeText(text, start, end, 'end')
  // React and the forms read the new value from this event.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
