import { useState } from 'react'

/** Detects an image that fails to load. @returns `src` unless it is missing or failed to load, and a handler for `onError` */
export function useImageSrc(src: string | null | undefined) {
  const [failed, setFailed] = useState<string | null>(null)
  const isGood = Boolean(src) && failed !== src
  return { src: isGood ? (src ?? undefined) : undefined, onError: () => setFailed(src ?? null) }
}
