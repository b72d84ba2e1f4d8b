import type { ReactNode } from 'react'

export interface DialogProps {
  isOpen: boolean
  /** Called on the close button, Escape or a click outside of the dialog. */
  onClose: () => void
  title: ReactNode
  /** Description of the dialog, announced when it opens. */
  text?: ReactNode
  children?: ReactNode
  /** Buttons in the footer of the dialog, main action last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Requires an answer: a click outside does not close the dialog. */
  isAlert?: boolean | undefined
}
