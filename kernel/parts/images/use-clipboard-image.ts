import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Accepts an image pasted anywhere while the picker is visible, except when text is pasted into a text field. */
export function useClipboardImage(picker: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    const isVisible = picker.current !== null && picker.current.getClientRects().length > 0
    const isText = isTextField(event.target) && event.clipboardData?.types.includes('text/plain')
    if (!file || !isVisible || isText) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, input:not([type=file], [type=checkbox], [type=radio])'))
