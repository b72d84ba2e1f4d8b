import { useState } from 'react'

/**
 * Whether a picture can be shown: there is an address, and it has not failed to load.
 *
 * @param src the picture's address; a new one gets a new chance
 * @returns the address while it is good, and the handler for `onError`
 */
export function useImageSrc(src: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null)
  const isGood = Boolean(src) && failed !== src
  return { src: isGood ? (src ?? undefined) : undefined, onError: () => setFailed(src ?? null) }
}
