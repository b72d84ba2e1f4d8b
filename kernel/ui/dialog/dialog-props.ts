import type { ReactNode } from 'react'

export interface DialogProps {
  isOpen: boolean
  /** Close button, Escape or a click outside. */
  onClose: () => void
  title: ReactNode
  /** Description, announced when the dialog opens. */
  text?: ReactNode
  children?: ReactNode
  /** Footer buttons, main action last. */
  actions?: ReactNode
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Requires an answer: a click outside does not close it. */
  isAlert?: boolean | undefined
}
