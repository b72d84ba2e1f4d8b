import type { ReactNode } from 'react'

export interface DialogProps {
  isOpen: boolean
  /** Called on the close button, Escape or a click outside of the dialog. */
  onClose: () => void
  title: ReactNode
  /** A short note beside the close button. */
  note?: ReactNode
  /** Description of the dialog, announced when it opens. */
  text?: ReactNode
  children?: ReactNode
  /** Buttons in the footer of the dialog, main action last. */
  actions?: ReactNode
  /**
   * Size of the dialog. `full` fills the window with one image on a dark background, in both themes; `palette` is a search
   * that fills a phone and hides the title; `panel` hangs below the end of the navigation bar; `screen` has an address of its
   * own, as in `ScreenDialog`, and is as high as its content.
   */
  size?: 'sm' | 'md' | 'lg' | 'full' | 'palette' | 'panel' | 'screen' | undefined
  /** Requires an answer: a click outside does not close the dialog. */
  isAlert?: boolean | undefined
}
