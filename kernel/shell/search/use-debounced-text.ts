import { useEffect, useState } from 'react'

/** Pause in typing, in ms, after which the server is searched. */
const pause = 300

/** Returns a text once it has not changed for a while, but an empty text at once. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : settled
}
