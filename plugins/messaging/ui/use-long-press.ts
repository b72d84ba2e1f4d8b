import { type PointerEvent, useEffect, useRef } from 'react'

/** Time in ms after which a touch is a long press. */
const pressTime = 450

/** Handlers that focus an element on a long press, which shows its actions. */
export function useLongPress() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      stop()
      if (pointerType !== 'touch') return
      timer.current = setTimeout(() => currentTarget.focus({ preventScroll: true }), pressTime)
    },
    onPointerUp: stop,
    onPointerMove: stop,
    onPointerCancel: stop,
  }
}
