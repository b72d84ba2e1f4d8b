import { useUnit } from 'effector-react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { useSpeak, useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { ToastView } from '../ui/toast/toast-view'
import { $toasts, type Toast, toastClosed, toastTiming } from './toasts'

const list = css({
  position: 'fixed',
  top: '4',
  insetEnd: '4',
  zIndex: 'toast',
  display: 'grid',
  gap: '3',
  w: '[min(24rem, calc(100vw - 2rem))]',
  pointerEvents: 'none',
})

// The movement lasts as long as `toastTiming.easing`.
const item = css({
  pointerEvents: 'auto',
  transition: '[opacity 300ms, transform 300ms]',
  opacity: 1,
  '@starting-style': { opacity: 0, transform: 'translateY(-0.5rem)' },
  '&[data-leaving]': { opacity: 0, transform: 'translateX(1rem)' },
})

/** All toasts, newest on top (KRN-TOAST-01). */
export default function ToastList() {
  const t = useTexts(kernelTexts)
  const toasts = useUnit($toasts)
  return (
    <section aria-label={t['toasts.label']()} className={list}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function ToastItem({ toast }: { readonly toast: Toast }) {
  const say = useSpeak()
  const close = useUnit(toastClosed)
  const { isLeaving, ...hold } = useStay(() => close(toast.id))

  return (
    <div data-toast="" data-leaving={isLeaving ? '' : undefined} className={item} {...hold}>
      <ToastView
        tone={toast.kind}
        title={say(toast.text)}
        text={toast.detail && say(toast.detail)}
        onClose={() => close(toast.id)}
        action={toast.action && <ToastAction toast={toast} action={toast.action} />}
      />
    </div>
  )
}

function ToastAction({
  toast,
  action,
}: {
  readonly toast: Toast
  readonly action: NonNullable<Toast['action']>
}) {
  const say = useSpeak()
  const [close, run] = useUnit([toastClosed, action.run])
  return (
    <Button
      size="sm"
      variant="soft"
      onClick={() => {
        close(toast.id)
        run()
      }}
    >
      {say(action.label)}
    </Button>
  )
}

/** Counts a toast's time; it stays while the pointer or the focus is on it, and a moment longer. */
function useStay(onLeft: () => void) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [stay, setStay] = useState<number | null>(toastTiming.shown)
  const left = useRef(onLeft)
  left.current = onLeft

  useEffect(() => {
    if (stay === null) return
    const leaving = setTimeout(() => setIsLeaving(true), stay)
    const gone = setTimeout(() => left.current(), stay + toastTiming.easing)
    return () => {
      clearTimeout(leaving)
      clearTimeout(gone)
    }
  }, [stay])

  const hold = () => {
    setIsLeaving(false)
    setStay(null)
  }
  const release = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) setStay(toastTiming.extended)
  }
  return { isLeaving, onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
