import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { useLayoutEffect, useRef } from 'react'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { IconButton } from '../button/icon-button'
import { closeIcon } from '../icons/actions'
import { dialogRecipe } from './dialog.recipe'
import type { DialogProps } from './dialog-props'
import { useOpenDialog } from './open-dialogs'

export default function LazyDialog(props: DialogProps) {
  const { isOpen, onClose, title, text, children, actions, size, isAlert = false } = props
  const t = useTexts(kernelTexts)
  const look = dialogRecipe({ size })
  const content = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const answers = useRef<HTMLDivElement>(null)
  const wayBack = useWayBack(isOpen)
  // A question focuses No; content taller than the window focuses its title.
  const firstFocus = () => {
    const first = (isAlert ? answers : content).current?.querySelector<HTMLElement>(focusable)
    return first && isInSight(first, content.current) ? first : heading.current
  }
  useOpenDialog(isOpen)

  return (
    <Dialog.Root
      open={isOpen}
      role={isAlert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!isAlert}
      initialFocusEl={firstFocus}
      // Closing a toast must not close the dialog.
      onInteractOutside={(event) => isInToast(event.detail.originalEvent) && event.preventDefault()}
      finalFocusEl={wayBack}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop className={look.backdrop} />
        <Dialog.Positioner className={look.positioner}>
          <Dialog.Content ref={content} className={look.content}>
            <Dialog.Title ref={heading} tabIndex={-1} className={look.title}>
              {title}
            </Dialog.Title>
            {text && <Dialog.Description className={look.text}>{text}</Dialog.Description>}
            {children && <div className={look.body}>{children}</div>}
            {actions && (
              <div ref={answers} className={look.actions}>
                {actions}
              </div>
            )}
            {/* Last in the focus order: the content comes first. */}
            <div className={look.close}>
              <Dialog.CloseTrigger asChild>
                <IconButton icon={closeIcon} label={t['ui.close']()} />
              </Dialog.CloseTrigger>
            </div>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const focusable = 'a[href], :is(button, input, select, textarea):not(:disabled), [tabindex="0"]'

/** The focus is set without scrolling, so the target must already be visible. */
function isInSight(element: HTMLElement, box: HTMLElement | null): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const frame = box?.getBoundingClientRect()
  return frame !== undefined && top >= frame.top && bottom <= frame.bottom
}

const isInToast = ({ target }: Event) => target instanceof Element && target.closest('[data-toasts]')

/** Returns the focus to the opener, or to its nearest remaining ancestor when the action removed it. */
function useWayBack(isOpen: boolean) {
  const way = useRef<readonly HTMLElement[]>([])
  // Before the dialog takes the focus.
  useLayoutEffect(() => {
    if (isOpen) way.current = [...upFrom(document.activeElement)]
  }, [isOpen])
  return () => way.current.find(({ isConnected }) => isConnected) ?? null
}

/** The element and its focusable ancestors. */
function* upFrom(element: Element | null) {
  for (let at = element; at; at = at.parentElement?.closest('[tabindex]') ?? null)
    if (at instanceof HTMLElement) yield at
}
