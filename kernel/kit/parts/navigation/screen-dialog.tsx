import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useHomePath } from '../../../core/navigation/links'
import { Dialog } from '../../ui/dialog/dialog'

export interface ScreenDialogProps {
  title: ReactNode
  /** A short note beside the close button, such as "Draft saved". */
  note?: ReactNode
  children: ReactNode
}

/**
 * The dialog of a screen that opens over another one (`over` in its manifest); it fills a phone. Closing it leads to the
 * previous page or, if the screen was opened by its address, home.
 * @example
 * <ScreenDialog title={t.newPost()}><PostForm /></ScreenDialog>
 */
export function ScreenDialog({ title, note, children }: ScreenDialogProps) {
  const navigate = useNavigate()
  const home = useHomePath()
  const close = () => void (history.state?.idx > 0 ? navigate(-1) : navigate(home, { replace: true }))
  return (
    <Dialog isOpen size="screen" title={title} note={note} onClose={close}>
      {children}
    </Dialog>
  )
}
