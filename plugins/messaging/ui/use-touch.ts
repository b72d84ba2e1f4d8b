import { type PointerEvent, useEffect, useRef } from 'react'

/** Time in ms after which a touch is a long press. */
const pressTime = 450
/** Distances in px: how far a finger moves before it swipes, from where a swipe counts, and how far the element follows. */
const distance = { start: 8, swipe: 56, end: 72 }

/**
 * Handlers that focus an element on a long press, which shows its actions, and that let it be swiped.
 * @param onSwipe called for a swipe to the end of the line
 */
export function useTouch(onSwipe: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const touch = useRef<{ x: number; y: number; sign: number; moved: number }>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const stop = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    clearTimeout(timer.current)
    touch.current = undefined
    currentTarget.style.transform = ''
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { currentTarget, pointerType, clientX, clientY, isPrimary } = event
      stop(event)
      if (pointerType !== 'touch' || !isPrimary) return
      timer.current = setTimeout(() => currentTarget.focus({ preventScroll: true }), pressTime)
      const sign = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1
      touch.current = { x: clientX, y: clientY, sign, moved: 0 }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      clearTimeout(timer.current)
      if (!touch.current || !onSwipe) return
      const { x, y, sign } = touch.current
      const moved = (event.clientX - x) * sign
      const isScroll = Math.abs(event.clientY - y) > Math.max(distance.start, moved)
      if (isScroll) return stop(event)
      touch.current.moved = moved
      const shown = Math.min(distance.end, Math.max(0, moved - distance.start)) * sign
      event.currentTarget.style.transform = shown ? `translateX(${shown}px)` : ''
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isSwipe = (touch.current?.moved ?? 0) >= distance.swipe
      stop(event)
      if (isSwipe) onSwipe?.()
    },
    onPointerCancel: stop,
  }
}
