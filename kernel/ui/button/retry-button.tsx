import { useRef } from 'react'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { useFocusFallback } from '../hooks/use-focus-fallback'
import { Button, type ButtonProps } from './button'

export interface RetryButtonProps extends Omit<ButtonProps, 'children' | 'ref'> {}

/** The button "Try again". If the button has the focus when it unmounts, the focus moves to the content that replaces it. */
export function RetryButton(props: RetryButtonProps) {
  const t = useTexts(kernelTexts)
  const button = useRef<HTMLButtonElement>(null)
  useFocusFallback(button)
  return (
    <Button {...props} ref={button} data-retry>
      {t['ui.retry']()}
    </Button>
  )
}
