import { type RefObject, useEffect } from 'react'

type ElementRef = RefObject<HTMLElement | null>

/** Longer than the exit animations, in ms. */
const delay = 400

/**
 * Repeats the event `animationend` of a dialog whose exit animation has ended. On a slow page, WebKit sends the event
 * before Ark listens to it, and then Ark would keep the invisible dialog, which covers the page.
 */
export function useRepeatedEnd(isOpen: boolean, content: ElementRef, backdrop: ElementRef): void {
  useEffect(() => {
    if (isOpen) return
    let timer: ReturnType<typeof setTimeout>
    // Ark starts to listen after the next frame, however late that is.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        for (const { current } of [content, backdrop])
          current?.dispatchEvent(new AnimationEvent('animationend'))
      }, delay)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isOpen, content, backdrop])
}
