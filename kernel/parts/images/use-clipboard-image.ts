import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Takes a picture that is pasted while a chooser is seen, wherever the focus is; only where somebody writes, a
 * text that was copied together with a picture is what is meant.
 */
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
