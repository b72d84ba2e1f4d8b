import { useState } from 'react'
import { preloadCode, useCode } from '../../../core/async/load-code'
import { LoadNotice } from '../lazy/load-error'
import type { DialogProps } from './dialog-props'

const loadDialog = () => import('./dialog.lazy')

/** Loads the dialog's code in advance. */
export const preloadDialog = () => preloadCode(loadDialog)

/**
 * A modal dialog with focus trap and focus return. Its code (Ark UI) loads when it first opens.
 * @example
 * <Dialog isOpen={isEditing} onClose={stop} title={t.rename()} actions={<Button type="submit" form={id}>…</Button>}>
 *   <Field label={t.name()}><Input /></Field>
 * </Dialog>
 */
export function Dialog(props: DialogProps) {
  const { code, failure } = useCode(loadDialog, props.isOpen)
  // The last content stays visible during the closing animation. A dialog that has never been open renders nothing.
  const [shown, setShown] = useState<DialogProps>()
  if (props.isOpen && shown !== props) setShown(props)

  if (failure) return <LoadNotice failure={failure} onClose={props.onClose} />
  return code && shown && <code.default {...shown} isOpen={props.isOpen} onClose={props.onClose} />
}
