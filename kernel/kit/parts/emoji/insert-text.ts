/** Inserts a text into a field at the caret, replacing the selection, and focuses the field. Undo takes it back. */
export function insertText(field: HTMLTextAreaElement | HTMLInputElement, text: string): void {
  const [start, end] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length]
  field.focus()
  // Nothing else that a page can do leaves what was typed before to undo. Fields that refuse it get the text without that.
  if (document.execCommand?.('insertText', false, text)) return
  field.setRangeText(text, start, end, 'end')
  // React and the forms read the new value from this event.
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
