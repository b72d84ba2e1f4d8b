import { useState } from 'react'
import { ComponentLoadError } from '../lazy/component-load-error'
import { lazyComponent, useLazyComponent } from '../lazy/lazy-component'
import type { DialogProps } from './dialog-props'

const lazyDialog = lazyComponent<DialogProps>(() => import('./dialog.lazy'))

/** Loads the dialog's code in advance. */
export const preloadDialog = lazyDialog.preload

/**
 * A modal dialog with focus trap and focus return. Its code (Ark UI) loads when it first opens.
 * @example
 * <Dialog isOpen={isEditing} onClose={stop} title={t.rename()} actions={<Button type="submit" form={id}>…</Button>}>
 *   <Field label={t.name()}><Input /></Field>
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const LoadedDialog = useLazyComponent(lazyDialog, props.isOpen && !hasFailed, () => setHasFailed(true))
  const handleClose = () => {
    setHasFailed(false)
    props.onClose()
  }

  // The last content stays visible during the closing animation.
  const [shown, setShown] = useState(props)
  if (props.isOpen && shown !== props) setShown(props)

  if (LoadedDialog) return <LoadedDialog {...shown} isOpen={props.isOpen} onClose={props.onClose} />
  if (!hasFailed || !props.isOpen) return null
  return <ComponentLoadError onRetry={() => setHasFailed(false)} onClose={handleClose} />
}
