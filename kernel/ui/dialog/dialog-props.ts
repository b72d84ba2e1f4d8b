import type { ReactNode } from 'react'

/** Props of the dialog. */
export interface DialogProps {
  isOpen: boolean
  /** Asked for by the close button, Escape or a click beside it. */
  onClose: () => void
  title: ReactNode
  /** A sentence under the title; also read out when the dialog opens. */
  text?: ReactNode
  children?: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** A question that wants an answer: a click beside it does not close it. */
  isAlert?: boolean | undefined
}
