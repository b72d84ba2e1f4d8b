import { useState } from 'react'
import { ComponentLoadError } from '../lazy/component-load-error'
import { lazyComponent, useLazyComponent } from '../lazy/lazy-component'
import type { DialogProps } from './dialog-props'

const dialogPart = lazyComponent<DialogProps>(() => import('./dialog.lazy'))

/** Fetches the dialog's code ahead of time, e.g. when the pointer reaches the button that opens it. */
export const preloadDialog = dialogPart.preload

/**
 * A window over the page: keeps the focus within, gives it back afterwards. Its code (Ark UI) is
 * fetched when it first opens.
 *
 * @param props `isOpen`, `onClose`, `title`, `text`, `children`, `actions`, `size`, `isAlert`
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

  // While it fades it still says what it said: its owner may have forgotten already.
  const [shown, setShown] = useState(props)
  if (props.isOpen && shown !== props) setShown(props)

  if (Part) return <Part {...shown} isOpen={props.isOpen} onClose={props.onClose} />
  if (!isFailed || !props.isOpen) return null
  return <ComponentLoadError onRetry={() => setIsFailed(false)} onClose={handleGiveUp} />
}
