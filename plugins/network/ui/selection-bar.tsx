import { useTexts } from '@kernel'
import { Button, closeIcon, IconButton, Menu, tagIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { Ref } from 'react'
import { css } from 'styled-system/css'
import { useAttachTag } from '../api/attach-tag.mutation'
import type { Connection } from '../model/connection'
import { selectionCleared } from '../model/selection'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'

/**
 * The selection bar is sticky: above the bottom bar on phones, below the top bar on desktops. On low viewports the
 * other bars are not fixed, so it sticks to the edge of the viewport.
 */
const bar = css({
  position: 'sticky',
  bottom: {
    _tall: { base: '[calc(4.75rem + env(safe-area-inset-bottom))]', md: '[auto]' },
    _low: { base: '[calc(0.5rem + env(safe-area-inset-bottom))]', md: '[auto]' },
  },
  top: { _tall: { lg: '[4.75rem]' }, _low: { lg: '2' } },
  order: { base: '1', lg: '0' },
  zIndex: 'raised',
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  p: '2',
  ps: { base: '3', sm: '4' },
  rounded: 'md',
  bg: 'accent.soft',
  color: 'accent.text',
  shadow: 'md',
})
/** The count is small on phones, to fit one line in every language. */
const count = css({
  flex: '1',
  minW: '0',
  textStyle: 'label',
  fontSize: { base: 'xs', sm: 'sm' },
  overflowWrap: 'anywhere',
})

interface SelectionBarProps {
  readonly ref: Ref<HTMLDivElement>
  readonly connections: readonly Connection[]
  readonly tags: readonly Tag[]
  /** Called before the selection bar is removed, to move the focus. */
  readonly onClear: () => void
}

/** Bar with actions for the selected connections. */
export function SelectionBar({ ref, connections, tags, onClear }: SelectionBarProps) {
  const t = useTexts(networkTexts)
  const clear = useUnit(selectionCleared)
  const { mutate, isPending } = useAttachTag()
  const items = tags.map((tag) => ({
    id: String(tag.id),
    label: tag.name,
    icon: tagIcon,
    onSelect: () => mutate({ tagId: tag.id, connections: connections.map(({ id }) => id) }),
  }))
  function handleClear() {
    onClear()
    clear()
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
    <div
      ref={ref}
      role="group"
      aria-label={t['connections.selected']({ count: connections.length })}
      aria-keyshortcuts="F6"
      className={bar}
      data-stays=""
    >
      <p aria-hidden="true" className={count}>
        {t['connections.selected']({ count: connections.length })}
      </p>
      {items.length > 0 && (
        <Menu
          items={items}
          heading={t['tags.attachTo']({ count: connections.length })}
          align="end"
          trigger={(props) => (
            // The button has no icon, so that the count fits one line on phones.
            <Button {...props} size="sm" isLoading={isPending}>
              {t['tags.attach']()}
            </Button>
          )}
        />
      )}
      <IconButton icon={closeIcon} label={t['connections.clear']()} onClick={handleClear} />
    </div>
  )
}
