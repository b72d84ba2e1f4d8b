import { useKernelTexts } from '../../../core/i18n/use-texts'
import { Button, type ButtonProps } from './button'

export interface RetryButtonProps extends Omit<ButtonProps, 'children' | 'ref'> {}

/** The button "Try again". The focus restoration finds it in content that failed again. */
export function RetryButton(props: RetryButtonProps) {
  const t = useKernelTexts()
  return (
    <Button {...props} data-retry>
      {t['ui.retry']()}
    </Button>
  )
}
