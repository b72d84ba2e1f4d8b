import { useState } from 'react'
import { useCode } from '../../core/async/load-code'
import { addressOf } from '../../core/config/base-path'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { Button } from '../../kit/ui/button/button'
import type { ButtonVariants } from '../../kit/ui/button/button.recipe'
import { IconButton } from '../../kit/ui/button/icon-button'
import { shareIcon } from '../../kit/ui/icons/tools'
import { LoadNotice } from '../../kit/ui/lazy/load-error'
import type { ShareDialogProps } from './share-dialog.lazy'

export interface ShareButtonProps extends Pick<ButtonVariants, 'variant' | 'className'> {
  /** Path of the shared screen, as `useHref` returns it; without one there is no button. */
  readonly to: string | undefined
  /** Name of what is shared, for apps that get the link. */
  readonly title: string
  /** Whether the button has its words and takes the whole width. */
  readonly isWide?: boolean
}

const loadDialog = () => import('./share-dialog.lazy')

/**
 * A button that shares a screen: by the share sheet of the system, in a message, as a copied link or as a QR code.
 * @example
 * <ShareButton to={href(courseRoute, { id })} title={course.title} />
 */
export function ShareButton({ to, title, isWide, ...look }: ShareButtonProps) {
  const t = useTexts(kernelTexts)
  const [isOpen, setOpen] = useState(false)
  if (to === undefined) return null
  const open = () => setOpen(true)
  return (
    <>
      {isWide ? (
        <Button {...look} isWide icon={shareIcon} onClick={open}>
          {t['share.title']()}
        </Button>
      ) : (
        <IconButton {...look} icon={shareIcon} label={t['share.title']()} onClick={open} />
      )}
      {isOpen && <ShareDialog address={addressOf(to)} title={title} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Ways to share an address. Nothing leaves the device before a person chooses one. */
export function ShareDialog(props: ShareDialogProps) {
  const { code, failure } = useCode(loadDialog)
  if (failure) return <LoadNotice failure={failure} onClose={props.onClose} />
  return code && <code.default {...props} />
}
