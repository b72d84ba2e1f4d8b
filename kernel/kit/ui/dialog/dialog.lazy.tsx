import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { type RefObject, useEffect, useRef } from 'react'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { IconButton } from '../button/icon-button'
import { focusAfter } from '../focus/focus-restoration'
import { useCloseRequest } from '../hooks/use-close-request'
import { closeIcon } from '../icons/actions'
import { dialogRecipe } from './dialog.recipe'
import type { DialogProps } from './dialog-props'
import { useOpenDialog } from './open-dialogs'

export default function LazyDialog(props: DialogProps) {
  const { isOpen, onClose, title, text, note, children, actions, size, isAlert = false } = props
  const t = useKernelTexts()
  const styles = dialogRecipe({ size, isIntroduction: Boolean(children) })
  const content = useRef<HTMLDivElement>(null)
  const backdrop = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const actionsRef = useRef<HTMLDivElement>(null)
  const isScreen = size === 'screen'
  // Focus the first control of the content (in a question the button Cancel, on a screen the first field), or the title if
  // there is none in view.
  const firstFocus = () => {
    const first = (isAlert ? actionsRef : body).current?.querySelector<HTMLElement>(
      isScreen ? 'textarea' : focusable,
    )
    return first && isVisible(first, content.current) ? first : heading.current
  }
  useOpenDialog(isOpen)
  // A screen has an address of its own: going back closes it.
  useCloseRequest(isOpen && !isScreen, onClose)
  useRepeatedEnd(isOpen, content, backdrop)

  return (
    <Dialog.Root
      open={isOpen}
      role={isAlert ? 'alertdialog' : 'dialog'}
      closeOnInteractOutside={!isAlert && !isScreen}
      // A part that closes on Escape itself, such as an open section of a form, is marked.
      onEscapeKeyDown={(event) => takesEscape(event) && event.preventDefault()}
      // What is below may close as this dialog opens: a menu with the item for it, or a dialog that it replaces.
      onRequestDismiss={(event) => event.preventDefault()}
      initialFocusEl={firstFocus}
      // A screen that opens together with its dialog takes the focus after it; the focus trap takes it back.
      // A click on a toast, which lies outside of the dialog, must not close the dialog.
      onFocusOutside={(event) => event.preventDefault()}
      onInteractOutside={(event) => isInToast(event.detail.originalEvent) && event.preventDefault()}
      finalFocusEl={() => focusAfter(content.current)}
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop ref={backdrop} className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content
            ref={content}
            data-theme={size === 'full' ? 'dark' : undefined}
            className={styles.content}
          >
            <Dialog.Title ref={heading} asChild={isScreen} tabIndex={-1} className={styles.title}>
              {isScreen ? <h1>{title}</h1> : title}
            </Dialog.Title>
            {note && <p className={styles.note}>{note}</p>}
            {text && <Dialog.Description className={styles.text}>{text}</Dialog.Description>}
            {children && (
              <div ref={body} className={styles.body}>
                {children}
              </div>
            )}
            {actions && (
              <div ref={actionsRef} data-above-toasts="" className={styles.actions}>
                {actions}
              </div>
            )}
            {/* The close button is last in the focus order, so that the content comes first. */}
            <div data-above-toasts="" className={styles.close}>
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

/** Whether an element is visible without scrolling the dialog, so that it can get the first focus. */
function isVisible(element: HTMLElement, box: HTMLElement | null): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  const frame = box?.getBoundingClientRect()
  return frame !== undefined && top >= frame.top && bottom <= frame.bottom
}

const takesEscape = ({ target }: Event) => target instanceof Element && target.closest('[data-takes-escape]')
const isInToast = ({ target }: Event) => target instanceof Element && target.closest('[data-toasts]')

type ElementRef = RefObject<HTMLElement | null>

/** Longer than the exit animations, in ms. */
const delay = 400

/**
 * Repeats the event `animationend` of a dialog whose exit animation has ended. On a slow page, WebKit sends the event
 * before Ark listens to it, and then Ark would keep the invisible dialog, which covers the page.
 */
function useRepeatedEnd(isOpen: boolean, content: ElementRef, backdrop: ElementRef): void {
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
