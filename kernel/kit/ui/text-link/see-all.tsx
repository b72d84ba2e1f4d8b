import { css } from 'styled-system/css'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { TextLink, type TextLinkProps } from './text-link'

const link = css({
  flex: 'none',
  position: 'relative',
  textStyle: 'caption',
  fontWeight: '[600 !important]',
  textDecorationColor: '[transparent !important]',
  _hover: { textDecorationColor: '[currentColor !important]' },
  // The text is smaller than a finger.
  _after: { content: '""', position: 'absolute', inset: { base: '[-6px]', _coarse: '[-13px -9px]' } },
})

/** The link beside the heading of a section that shows a part of a list; nothing without a target. */
export function SeeAll({ to }: Pick<TextLinkProps, 'to'>) {
  const t = useKernelTexts()
  return (
    to !== undefined && (
      <TextLink to={to} className={link}>
        {t['ui.seeAll']()}
      </TextLink>
    )
  )
}
