import { useUnit } from 'effector-react'
import { type SyntheticEvent, use, useEffect, useEffectEvent, useState } from 'react'
import { css } from 'styled-system/css'
import { useKernelTexts, useTranslate } from '../../core/i18n/use-texts'
import { CurrentPageContext } from '../../core/navigation/current-page'
import {
  isPersistent,
  type PendingChange,
  type Toast,
  toastClosed,
  toastTiming,
} from '../../core/toasts/toasts'
import { Button } from '../../kit/ui/button/button'
import { ToastView } from '../../kit/ui/toast/toast-view'

interface ToastItemProps {
  readonly toast: Toast
  readonly isBehind: boolean
  /** Whether a modal dialog makes the toast unreachable; the toast's timer starts when the dialog closes. */
  readonly isHeld: boolean
}

// The duration of the transition must equal `toastTiming.easing`.
const item = css({
  pointerEvents: 'auto',
  rounded: 'md',
  transition: '[opacity 300ms, transform 300ms]',
  opacity: 1,
  '@starting-style': { opacity: 0, transform: 'translateY(-0.5rem)' },
  '&[data-leaving]': { opacity: 0, transform: 'translateX(1rem)' },
})

export function ToastItem({ toast, isBehind, isHeld }: ToastItemProps) {
  const translate = useTranslate()
  const { action, undo } = toast
  const closeToast = useUnit(toastClosed)
  const close = () => closeToast(toast.id)
  useCloseOnLeave(undo, close)
  const { isLeaving, ...pauseHandlers } = useAutoDismiss(toast, isHeld, close)

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      role="group"
      aria-label={translate(toast.text)}
      tabIndex={-1}
      data-toast=""
      data-behind={isBehind ? '' : undefined}
      data-leaving={isLeaving ? '' : undefined}
      className={item}
      {...pauseHandlers}
    >
      <ToastView
        tone={toast.kind}
        title={translate(toast.text)}
        text={[toast.detail, toast.note].flatMap((one) => (one ? translate(one) : [])).join(' ')}
        onClose={close}
        action={
          (undo || action) && (
            <>
              {undo && <UndoButton undo={undo} onRun={close} />}
              {action && <ToastAction action={action} onRun={close} />}
            </>
          )
        }
      />
    </div>
  )
}

/** Ends the time for "Undo" when the screen or page is left or hidden: a hidden page may never be shown again. */
function useCloseOnLeave(change: PendingChange | undefined, close: () => void): void {
  const page = use(CurrentPageContext)?.page
  const [openedAt] = useState(page)
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (change && page !== openedAt) closeNow()
  }, [change, page, openedAt])
  useEffect(() => {
    if (!change) return
    const leave = () => closeNow()
    const hide = () => document.visibilityState === 'hidden' && closeNow()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [change])
}

function UndoButton({ undo, onRun }: { readonly undo: PendingChange; readonly onRun: () => void }) {
  const t = useKernelTexts()
  const handleClick = () => {
    undo.undo()
    onRun()
  }
  return (
    <Button size="sm" variant="soft" onClick={handleClick}>
      {t['toasts.undo']()}
    </Button>
  )
}

interface ToastActionProps {
  readonly action: NonNullable<Toast['action']>
  readonly onRun: () => void
}

function ToastAction({ action, onRun }: ToastActionProps) {
  const translate = useTranslate()
  const run = useUnit(action.run)
  const handleClick = () => {
    onRun()
    run()
  }
  return (
    <Button size="sm" variant="soft" onClick={handleClick}>
      {translate(action.label)}
    </Button>
  )
}

/** Dismisses the toast after a time. Hover and focus stop the timer; it restarts when they end. */
function useAutoDismiss(toast: Toast, isHeld: boolean, onDismiss: () => void) {
  const [isLeaving, setIsLeaving] = useState(false)
  const [isTouched, setIsTouched] = useState(false)
  const dismiss = useEffectEvent(onDismiss)
  const isRunning = !isPersistent(toast) && !isHeld && !isTouched
  const { id } = toast
  // The id of the toast that hover or focus has extended. A repeated message gets a new id and the normal time.
  const [extended, setExtended] = useState<number>()
  const normal = toast.undo ? toastTiming.undo : toastTiming.shown
  const duration = extended === id ? toastTiming.extended : normal

  // biome-ignore lint/correctness/useExhaustiveDependencies: restart for another toast
  useEffect(() => {
    setIsLeaving(false)
    if (!isRunning) return
    const leaveTimer = setTimeout(() => setIsLeaving(true), duration)
    const removeTimer = setTimeout(() => dismiss(), duration + toastTiming.easing)
    return () => {
      clearTimeout(leaveTimer)
      clearTimeout(removeTimer)
    }
  }, [id, isRunning, duration])

  const pause = () => setIsTouched(true)
  const release = ({ currentTarget }: SyntheticEvent) => {
    if (currentTarget.matches(':hover, :focus-within')) return
    setIsTouched(false)
    setExtended(id)
  }
  return {
    isLeaving,
    onPointerEnter: pause,
    onPointerLeave: release,
    onFocus: pause,
    onBlur: release,
  }
}
