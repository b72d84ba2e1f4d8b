const copied = [
  'font',
  'letter-spacing',
  'word-spacing',
  'padding',
  'border-width',
  'direction',
  'unicode-bidi',
  'text-align',
  'tab-size',
]

/** Where the line of a letter of a field is in the window, measured on a copy: browsers do not tell it. */
export function lineOfLetter(field: HTMLTextAreaElement | null | undefined, at: number): DOMRect | null {
  if (!field) return null
  const styles = getComputedStyle(field)
  const { left, top, width } = field.getBoundingClientRect()
  const copy = document.createElement('div')
  for (const name of copied) copy.style.setProperty(name, styles.getPropertyValue(name))
  Object.assign(copy.style, {
    position: 'fixed',
    visibility: 'hidden',
    boxSizing: 'border-box',
    borderStyle: 'solid',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    left: `${left}px`,
    top: `${top - field.scrollTop}px`,
    // Without the scrollbar.
    width: `${field.clientWidth + Number.parseFloat(styles.borderLeftWidth) * 2}px`,
  })
  const text = document.createTextNode(field.value)
  copy.append(text)
  document.body.append(copy)
  const range = document.createRange()
  // The text may have become shorter since.
  range.setStart(text, Math.min(at, text.length))
  range.setEnd(text, Math.min(at + 1, text.length))
  const { y, height } = range.getBoundingClientRect()
  copy.remove()
  return new DOMRect(left, y, width, height)
}
