import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { useKernelTexts } from '../../core/i18n/use-texts'
import { $toasts, isPersistent, messageKey } from '../../core/toasts/toasts'
import { $hasOpenDialog } from '../../kit/ui/dialog/open-dialogs'
import { focusAfter } from '../../kit/ui/focus/focus-restoration'
import { ToastItem } from './toast-item'

const list = css({
  position: 'fixed',
  top: '[var(--top)]',
  // The toasts end where the pages end.
  insetEnd: { base: '0', sm: '[max(0px, (100vw - {sizes.column.wide}) / 2 - 1.5rem)]' },
  // The padding is the distance to the bar and the gutter of the page; it has room for the shadows of the toasts.
  px: { base: '4', sm: '6' },
  pt: '3.5',
  pb: '10',
  zIndex: 'toast',
  display: 'grid',
  gap: '3',
  w: { base: 'full', sm: '[27rem]' },
  // The lower part of the window stays free for the bars there, however many toasts there are.
  maxH: '[max(8rem, 60dvh - var(--top))]',
  overflowY: 'auto',
  pointerEvents: 'none',
  // Older ones that stay until they are closed show their lower edge only, until a pointer or the focus comes.
  '&:not(:hover, :focus-within) > [data-behind]': {
    display: 'flex',
    alignItems: 'flex-end',
    h: '2',
    mx: '2',
    mt: '-3',
    overflow: 'clip',
  },
})

/**
 * The toasts, newest on top; F8 moves the focus to them and back. Their code loads right after the first screen, not with the
 * first toast: after a lost connection, it could not be loaded to report the loss.
 */
export function ToastRegion() {
  const t = useKernelTexts()
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

/** Share of the window's height above which nothing pushes the toasts further down. */
const highestShare = 0.5

/**
 * Keeps the toasts below the bar and what is at the top of a screen and must stay visible, such as its controls and the
 * messages at its fields, which is marked with `data-above-toasts`. It is measured, because the bar wraps and may scroll away, and not all browsers can anchor an element to another.
 * @param region the element of the toasts, whose custom property `--top` is set
 */
function useFreePlace(region: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return
    const place = () => element.style.setProperty('--top', `${bottomOf(element)}px`)
    place()
    const resized = new ResizeObserver(place)
    resized.observe(document.body)
    // Another screen may have the same size.
    const changed = new MutationObserver(place)
    changed.observe(document.body, { childList: true, subtree: true, attributeFilter: ['aria-hidden'] })
    addEventListener('scroll', place, { passive: true })
    addEventListener('resize', place)
    return () => {
      resized.disconnect()
      changed.disconnect()
      removeEventListener('scroll', place)
      removeEventListener('resize', place)
    }
  })
}

/** What must stay free; behind an open dialog, nothing is pressed. */
const freeParts = '[data-above-toasts]:not([aria-hidden=true] *)'

/** The lower edge of what must stay free in the columns of the element. */
function bottomOf(element: HTMLElement): number {
  const { left, right } = element.getBoundingClientRect()
  const bottoms = [...document.querySelectorAll(freeParts)]
    .map((each) => each.getBoundingClientRect())
    .filter((box) => box.left < right && box.right > left && box.bottom <= innerHeight * highestShare)
    .map(({ bottom }) => bottom)
  return Math.max(0, ...bottoms)
}
