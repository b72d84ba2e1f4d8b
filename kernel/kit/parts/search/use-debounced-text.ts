import { useEffect, useState } from 'react'

/** Pause in typing, in ms, after which the server is searched. */
const pause = 300

/**
 * Delays a text that searches something until the person pauses typing.
 * @returns the text once it has not changed for 300 ms; an empty text at once
 */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
