import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { css } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { $toasts, messageKey } from '../../core/toasts/toasts'
import { $hasOpenDialog } from '../../ui/dialog/open-dialogs'
import { ToastItem } from './toast-item'

const list = css({
  position: 'fixed',
  top: '4',
  insetEnd: '4',
  zIndex: 'toast',
  display: 'grid',
  gap: '3',
  w: '[min(24rem, calc(100vw - 2rem))]',
  maxH: '[calc(100dvh - 2rem)]',
  overflowY: 'auto',
  pointerEvents: 'none',
})

/**
 * The toasts, newest on top (KRN-TOAST-01). F8 moves the focus to them and back. The code of toasts is part of the
 * first load: after a lost connection, it could not be loaded to report the loss.
 */
export function ToastRegion() {
  const t = useTexts(kernelTexts)
  const [toasts, hasOpenDialog] = useUnit([$toasts, $hasOpenDialog])
  const region = useRef<HTMLElement>(null)
  const returnFocus = useToastKey(region, toasts.length > 0 && !hasOpenDialog)

  /** When the focused toast closes, moves the focus to another toast, or back to where it was before the toasts. */
  const handleClosing = (toast: HTMLElement) => {
    if (!toast.contains(document.activeElement)) return
    const next = toast.nextElementSibling ?? toast.previousElementSibling
    if (next instanceof HTMLElement) next.focus()
    else returnFocus()
  }

  if (toasts.length === 0) return null
  return (
    <section ref={region} data-toasts="" aria-label={t['toasts.label']()} className={list}>
      {toasts.map((toast) => (
        <ToastItem key={messageKey(toast)} toast={toast} isHeld={hasOpenDialog} onClosing={handleClosing} />
      ))}
    </section>
  )
}

/**
 * F8 focuses the newest toast; F8 or Escape in a toast moves the focus back to where it was before.
 * @returns a function that moves the focus back
 */
function useToastKey(region: React.RefObject<HTMLElement | null>, isReachable: boolean) {
  const previousFocus = useRef<Element>(null)
  const returnFocus = () => {
    const { current } = previousFocus
    const isAvailable = current?.isConnected && current !== document.body
    const target = isAvailable ? current : document.querySelector('#content')
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isWithin = region.current?.contains(document.activeElement)
    const isToggle = event.key === 'F8' && !event.ctrlKey && !event.altKey && !event.metaKey
    if (isWithin ? !isToggle && event.key !== 'Escape' : !isToggle) return
    event.preventDefault()
    if (isWithin) return returnFocus()
    previousFocus.current = document.activeElement
    region.current?.querySelector<HTMLElement>('[data-toast]')?.focus()
  })
  useEffect(() => {
    if (!isReachable) return
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [isReachable])

  return returnFocus
}
