import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { $toasts, isPersistent, messageKey } from '../../core/toasts/toasts'
import { $hasOpenDialog } from '../../kit/ui/dialog/open-dialogs'
import { focusAfter } from '../../kit/ui/focus/focus-restoration'
import { ToastItem } from './toast-item'

const list = css({
  position: 'fixed',
  bottom: '[var(--bottom)]',
  // The toasts end where the pages end.
  insetEnd: { base: '0', sm: '[max(0px, (100vw - {sizes.column.wide}) / 2 - 1.5rem)]' },
  // The padding is the gutter of the page and the distance to what is below; it has room for the shadows of the toasts.
  px: { base: '4', sm: '6' },
  py: '3.5',
  zIndex: 'toast',
  // The newest stays in its place at the lower edge when the older ones unfold.
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: '3',
  w: { base: 'full', sm: '[27rem]' },
  maxH: '[50dvh]',
  overflowY: 'auto',
  pointerEvents: 'none',
  // Older ones that stay until they are closed show their upper edge only, until a pointer or the focus comes.
  '&:not(:hover, :focus-within) > [data-behind]': {
    h: '2',
    mx: '2',
    mb: '-3',
    flexShrink: '0',
    overflow: 'clip',
  },
})

/**
 * The toasts, newest at the lower edge; F8 moves the focus to them and back. Their code loads right after the first screen,
 * not with the first toast: after a lost connection, it could not be loaded to report the loss.
 */
export function ToastRegion() {
  const t = useTexts(kernelTexts)
  const [toasts, hasOpenDialog] = useUnit([$toasts, $hasOpenDialog])
  const region = useRef<HTMLElement>(null)
  useToastKey(region, toasts.length > 0 && !hasOpenDialog)
  useFreePlace(region)

  if (toasts.length === 0) return null
  return (
    <section
      ref={region}
      data-toasts=""
      data-focus-return=""
      data-focus-list=""
      aria-label={t['toasts.label']()}
      className={list}
    >
      {toasts.map((toast, index) => (
        <ToastItem
          key={messageKey(toast)}
          toast={toast}
          isBehind={index > 0 && isPersistent(toast)}
          isHeld={hasOpenDialog}
        />
      ))}
    </section>
  )
}

/** F8 focuses the newest toast; F8 or Escape in a toast moves the focus back. */
function useToastKey(region: RefObject<HTMLElement | null>, isReachable: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isWithin = region.current?.contains(document.activeElement)
    const isToggle = event.key === 'F8' && !event.ctrlKey && !event.altKey && !event.metaKey
    if (isWithin ? !isToggle && event.key !== 'Escape' : !isToggle) return
    event.preventDefault()
    const target = isWithin
      ? focusAfter(region.current)
      : region.current?.querySelector<HTMLElement>('[data-toast]')
    target?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (!isReachable) return
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isReachable])
}

/**
 * Keeps the toasts above the bars at the lower edge of the window, and makes room: the page, columns and dialogs get as much
 * more to scroll as the toasts are high (`--toasts`), so that nothing stays covered. The bars are looked for, because
 * screens and plugins add some, which stick to the edge only while there is more to scroll.
 * @param region the element of the toasts, whose custom property `--bottom` is set
 */
function useFreePlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const { style } = document.documentElement
    const place = () => {
      element.style.setProperty('--bottom', `${innerHeight - lowerEdgeFor(element)}px`)
      const room = `${element.offsetHeight}px`
      if (style.getPropertyValue('--toasts') !== room) style.setProperty('--toasts', room)
    }
    place()
    const resized = new ResizeObserver(place)
    resized.observe(element)
    // Another screen may have another bar.
    const changed = new MutationObserver(place)
    changed.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    window.visualViewport?.addEventListener('resize', place)
    return () => {
      style.removeProperty('--toasts')
      resized.disconnect()
      changed.disconnect()
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
      window.visualViewport?.removeEventListener('resize', place)
    }
  })
}

/** Distance in px between the points at which bars are looked for. */
const step = 8

/** Where the toasts may end: above the on-screen keyboard and the bars below them, which take half of the window at most. */
function lowerEdgeFor(element: HTMLElement): number {
  const { left, width, height } = element.getBoundingClientRect()
  const columns = [0.1, 0.5, 0.9].map((share) => left + width * share)
  const { visualViewport: seen } = window
  let edge = seen?.scale === 1 ? seen.offsetTop + seen.height : innerHeight
  const highest = edge / 2
  for (let y = edge - 1; y > edge - height && edge > highest; y -= step) {
    const tops = columns.flatMap((x) => barTop(x, y, element, highest) ?? [])
    if (tops.length === 0) continue
    edge = Math.min(edge, ...tops)
    y = edge - 1 + step
  }
  return edge
}

/** The upper edge of the bar at a point: of what stays in its place while the page scrolls. */
function barTop(x: number, y: number, toasts: HTMLElement, highest: number): number | undefined {
  const found = document.elementsFromPoint(x, y).find((one) => !toasts.contains(one))
  for (let one: Element | null | undefined = found; one; one = one.parentElement) {
    const { top, height } = one.getBoundingClientRect()
    // Elements without a box, by `display: contents`, have no height.
    if (height > 0 && top < highest) return undefined
    if (/fixed|sticky/.test(getComputedStyle(one).position)) return top
  }
  return undefined
}
