import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Accepts an image pasted anywhere while the picker is visible, except text pasted into a text field. */
export function useClipboardImage(chooser: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    const isSeen = chooser.current !== null && chooser.current.getClientRects().length > 0
    const isText = isWriting(event.target) && event.clipboardData?.types.includes('text/plain')
    if (!file || !isSeen || isText) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, input:not([type=file], [type=checkbox], [type=radio])'))
