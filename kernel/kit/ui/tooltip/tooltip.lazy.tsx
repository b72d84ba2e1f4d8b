import { Portal } from '@ark-ui/react/portal'
import { Tooltip } from '@ark-ui/react/tooltip'
import { css } from 'styled-system/css'

export interface LazyTooltipProps {
  anchorId: string
  text: string
  onClose: () => void
}

const bubble = css({
  px: '2.5',
  py: '1.5',
  maxW: '72',
  rounded: 'sm',
  bg: 'text',
  color: 'bg',
  textStyle: 'caption',
  fontWeight: 'medium',
  textWrap: 'balance',
  pointerEvents: 'none',
  animation: '[fade 120ms 250ms both]',
})
const above = css({ zIndex: '[70 !important]' })

export default function LazyTooltip({ anchorId, text, onClose }: LazyTooltipProps) {
  return (
    <Tooltip.Root
      open
      ids={{ trigger: anchorId }}
      closeOnScroll={false}
      onOpenChange={({ open }) => open || onClose()}
      positioning={{ placement: 'top', gutter: 6, overflowPadding: 8 }}
    >
      <Portal>
        <Tooltip.Positioner className={above}>
          <Tooltip.Content className={bubble} aria-hidden="true" role="presentation">
            {text}
          </Tooltip.Content>
        </Tooltip.Positioner>
      </Portal>
    </Tooltip.Root>
  )
}
