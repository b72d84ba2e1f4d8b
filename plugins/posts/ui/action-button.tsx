import { useFormats } from '@kernel/parts'
import { Button, type ButtonProps, Icon, type IconPath, VisuallyHidden } from '@kernel/ui'
import { css, cx } from 'styled-system/css'

const base = css({ fontVariantNumeric: 'tabular-nums' })
const quiet = css({ color: 'quiet' })
const chosen = css({ color: 'accent.text!' })
/** Beside its icon, whose button keeps the padding of this side. */
const ofIcon = css({
  ms: '-3',
  px: '2!',
  minW: { base: '[0!]', _coarse: '[token(sizes.touch)!]' },
  justifyContent: 'flex-start!',
})

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
  /** Makes the count a button of its own. */
  readonly onCount?: (() => void) | undefined
}

export function ActionButton({
  icon,
  label,
  count,
  countLabel,
  onCount,
  shortcut,
  ...rest
}: ActionButtonProps) {
  const { number } = useFormats()
  const isPressed = rest['aria-pressed'] === true
  const color = isPressed ? chosen : quiet
  const shown = count > 0 && <span aria-hidden="true">{number(count)}</span>
  const button = (
    <Button
      variant="quiet"
      size="sm"
      title={label}
      data-shortcut={shortcut}
      {...rest}
      className={cx(base, color)}
    >
      <Icon of={icon} isFilled={isPressed} />
      <VisuallyHidden>{count > 0 ? `${label}, ${countLabel}` : label}</VisuallyHidden>
      {!onCount && shown}
    </Button>
  )
  if (!onCount || !shown) return button
  return (
    <>
      {button}
      <Button
        variant="quiet"
        size="sm"
        aria-haspopup="dialog"
        onClick={onCount}
        className={cx(base, ofIcon, color)}
      >
        <VisuallyHidden>{countLabel}</VisuallyHidden>
        {shown}
      </Button>
    </>
  )
}
