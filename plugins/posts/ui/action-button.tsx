import { useFormats } from '@kernel/parts'
import { Button, type ButtonProps, Icon, type IconPath, VisuallyHidden } from '@kernel/ui'
import { css, cx } from 'styled-system/css'

const base = css({ fontVariantNumeric: 'tabular-nums' })
const quiet = css({ color: 'quiet' })
const chosen = css({ color: 'accent.text!' })

interface ActionButtonProps
  extends Pick<ButtonProps, 'ref' | 'onClick' | 'isLoading' | 'aria-expanded' | 'aria-pressed'> {
  readonly icon: IconPath
  /** The keyboard shortcut that presses the button of the focused post. */
  readonly shortcut?: string
  readonly label: string
  /** Count beside the icon; not shown if it is 0. */
  readonly count: number
  /** The count in words, for screen readers. */
  readonly countLabel: string
}

export function ActionButton({ icon, label, count, countLabel, shortcut, ...rest }: ActionButtonProps) {
  const { number } = useFormats()
  const isPressed = rest['aria-pressed'] === true
  return (
    <Button
      variant="quiet"
      size="sm"
      title={label}
      data-shortcut={shortcut}
      {...rest}
      className={cx(base, isPressed ? chosen : quiet)}
    >
      <Icon of={icon} isFilled={isPressed} />
      <VisuallyHidden>{count > 0 ? `${label}, ${countLabel}` : label}</VisuallyHidden>
      {count > 0 && <span aria-hidden="true">{number(count)}</span>}
    </Button>
  )
}
