import { useState } from 'react'
import { ComponentLoadError } from '../lazy/component-load-error'
import { lazyComponent, useLazyComponent } from '../lazy/lazy-component'
import type { DialogProps } from './dialog-props'

const dialogPart = lazyComponent<DialogProps>(() => import('./dialog.lazy'))

/** Preloads the dialog's code. */
export const preloadDialog = dialogPart.preload

/**
 * A modal dialog with focus trap and focus return. Its code (Ark UI) loads when it first opens.
 * @example
 * <Dialog isOpen={isEditing} onClose={stop} title={t.rename()} actions={<Button type="submit" form={id}>…</Button>}>
 *   <Field label={t.name()}><Input /></Field>
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  const [isFailed, setIsFailed] = useState(false)
  const Part = useLazyComponent(dialogPart, props.isOpen && !isFailed, () => setIsFailed(true))
  const handleGiveUp = () => {
    setIsFailed(false)
    props.onClose()
  }

  // Keep the last content during the closing animation.
  const [shown, setShown] = useState(props)
  if (props.isOpen && shown !== props) setShown(props)

  if (Part) return <Part {...shown} isOpen={props.isOpen} onClose={props.onClose} />
  if (!isFailed || !props.isOpen) return null
  return <ComponentLoadError onRetry={() => setIsFailed(false)} onClose={handleGiveUp} />
}
