import { insertText, isHtmlSource, latinKey, pastedMarks } from '@kernel/parts'
import { type ClipboardEvent, useEffect } from 'react'
import { type Format, formatOfKey, nextLine, type TextChange, toggleFormat } from '../model/format-text'

type FieldOf = () => HTMLTextAreaElement | null | undefined

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

export function applyFormat(field: HTMLTextAreaElement, format: Format): void {
  apply(field, toggleFormat(format, field))
}

function apply(field: HTMLTextAreaElement, { from, to, text, selection }: TextChange): void {
  field.setSelectionRange(from, to)
  insertText(field, text)
  field.setSelectionRange(...selection)
}

/** Formats the text of a field by the usual keys, and continues lists. */
export function useFormat(fieldOf: FieldOf): void {
  useEffect(() => {
    const field = fieldOf()
    if (!field) return
    const handleKey = (event: KeyboardEvent) => {
      const { code, shiftKey, altKey, ctrlKey, metaKey, isComposing } = event
      // AltGr counts as Ctrl and Alt.
      const isCommand = (isApple ? metaKey && !ctrlKey : ctrlKey && !metaKey) && !altKey && !isComposing
      const format = formatOfKey({ key: latinKey(event), code, isCommand, shiftKey })
      if (!format) return
      event.preventDefault()
      applyFormat(field, format)
    }
    // Unlike keys, these events say the same on all virtual keyboards.
    const handleInput = (event: InputEvent) => {
      const { inputType, data, isComposing, cancelable } = event
      if (isComposing || !cancelable) return
      const isCode = data === '`' && field.selectionStart !== field.selectionEnd
      const isLine = inputType === 'insertLineBreak' || inputType === 'insertParagraph'
      const change = isCode ? toggleFormat('code', field) : isLine ? nextLine(field) : undefined
      if (!change) return
      event.preventDefault()
      apply(field, change)
    }
    field.addEventListener('keydown', handleKey)
    field.addEventListener('beforeinput', handleInput)
    return () => {
      field.removeEventListener('keydown', handleKey)
      field.removeEventListener('beforeinput', handleInput)
    }
  }, [fieldOf])
}

/** Keeps the formats of pasted text; an address that is pasted over a text links it. */
export function pasteFormats(event: ClipboardEvent<HTMLTextAreaElement>): void {
  if (event.defaultPrevented) return
  const { clipboardData, currentTarget: field } = event
  const { value, selectionStart, selectionEnd } = field
  const chosen = value.slice(selectionStart, selectionEnd)
  const plain = clipboardData.getData('text/plain').trim()
  const isLink = /^https?:\/\/[^\s()]+$/.test(plain) && chosen.trim() !== '' && !/[[\]\n:]/.test(chosen)
  const marks = isLink ? `[${chosen}](${plain})` : pastedMarks(clipboardData.getData('text/html'))
  if (!marks || isHtmlSource(value)) return
  event.preventDefault()
  const isWithin = marks.includes('\n') && /[^\n]$/.test(value.slice(0, selectionStart))
  insertText(field, isWithin ? `\n${marks}` : marks)
}
