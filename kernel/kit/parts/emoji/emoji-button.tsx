import { useId, useRef, useState } from 'react'
import { preloadCode, useCode } from '../../../core/async/load-code'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { IconButton } from '../../ui/button/icon-button'
import { smileIcon } from '../../ui/icons/content'
import { LoadNotice } from '../../ui/lazy/load-error'
import { insertText } from './insert-text'

const loadPicker = () => import('./emoji-picker.lazy')

export interface EmojiButtonProps {
  /** Returns the field into which the emoji is inserted, at the caret. */
  readonly field: () => HTMLTextAreaElement | HTMLInputElement | null | undefined
}

/**
 * Button that opens the emoji picker of a text field. The picker's code loads on hover or when it opens.
 * @example
 * <EmojiButton field={() => root.current?.querySelector('textarea')} />
 */
export function EmojiButton({ field }: EmojiButtonProps) {
  const t = useKernelTexts()
  const id = `emoji${useId()}`
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { code, failure } = useCode(loadPicker, isOpen)
  const Picker = failure ? undefined : code?.default
  function handleClose() {
    setOpen(false)
    button.current?.focus()
  }
  function handleSelect(emoji: string) {
    setOpen(false)
    const target = field()
    if (target) insertText(target, emoji)
  }

  return (
    <>
      <IconButton
        ref={button}
        id={id}
        icon={smileIcon}
        label={t['emoji.open']()}
        aria-haspopup="dialog"
        aria-expanded={isOpen && Picker !== undefined}
        // In a dialog, the focus may also move to what a button of the dialog controls.
        aria-controls={isOpen && Picker ? `${id}-picker` : undefined}
        aria-busy={isOpen && !Picker && !failure}
        onClick={() => {
          failure?.retry()
          setOpen(!isOpen || failure !== undefined)
        }}
        onPointerEnter={() => preloadCode(loadPicker)}
      />
      {Picker && isOpen && <Picker triggerId={id} onSelect={handleSelect} onClose={handleClose} />}
      {failure && <LoadNotice failure={failure} onClose={() => setOpen(false)} />}
    </>
  )
}
