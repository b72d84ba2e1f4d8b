import { useTexts } from '@kernel'
import { Button, closeIcon, IconButton, Menu, tagIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { Ref } from 'react'
import { css } from 'styled-system/css'
import { useAttachTag, useDetachTag } from '../api/tag.mutations'
import { type Connection, linkOf } from '../model/connection'
import { selectionCleared } from '../model/connection-list'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'

/**
 * The selection bar is sticky at the bottom: above the tab bar on phones, near the edge of the window on larger screens.
 * On low viewports the other bars are not fixed, so it sticks to the edge of the viewport.
 */
const bar = css({
  position: 'sticky',
  bottom: {
    _tall: { base: '[calc(4.25rem + env(safe-area-inset-bottom))]', md: '6' },
    _low: { base: '[calc(0.5rem + env(safe-area-inset-bottom))]', md: '2' },
  },
  zIndex: 'raised',
  row: true,
  justifySelf: 'center',
  justifyContent: 'space-between',
  gap: '3',
  maxW: 'full',
  mt: '4',
  p: '2',
  ps: '4',
  rounded: 'md',
  bg: 'raised',
  borderWidth: '1px',
  shadow: 'md',
  smDown: { w: 'full' },
})
const count = css({ minW: '0', textStyle: 'label', overflowWrap: 'anywhere' })

interface SelectionBarProps {
  readonly ref: Ref<HTMLDivElement>
  readonly connections: readonly Connection[]
  readonly tags: readonly Tag[]
}

export function SelectionBar({ ref, connections, tags }: SelectionBarProps) {
  const t = useTexts(networkTexts)
  const clear = useUnit(selectionCleared)
  const attach = useAttachTag()
  const detach = useDetachTag()
  const total = connections.length
  const items = tags.map((tag) => {
    const links = connections.flatMap((connection) => linkOf(connection, tag)?.id ?? [])
    const isOnAll = links.length === total
    return {
      id: String(tag.id),
      label: tag.name,
      ticked: isOnAll ? ('all' as const) : links.length > 0 ? ('some' as const) : ('none' as const),
      end: !isOnAll && links.length > 0 && t['tags.some']({ count: links.length, total }),
      onSelect: () =>
        isOnAll
          ? detach.mutate(links)
          : attach.mutate({ tagId: tag.id, connections: connections.map(({ id }) => id) }),
    }
  })

  return (
    // biome-ignore lint/a11y/useSemanticElements: it contains no form fields
    <div
      ref={ref}
      role="group"
      aria-label={t['connections.selected']({ count: total })}
      aria-keyshortcuts="F6"
      className={bar}
      data-stays=""
    >
      <p aria-hidden="true" className={count}>
        {t['connections.selected']({ count: total })}
      </p>
      {items.length > 0 && (
        <Menu
          items={items}
          heading={t['tags.attachTo']({ count: total })}
          align="end"
          trigger={(props) => (
            <Button {...props} variant="soft" icon={tagIcon} isLoading={attach.isPending || detach.isPending}>
              {t['tags.title']()}
            </Button>
          )}
        />
      )}
      <IconButton icon={closeIcon} label={t['connections.clear']()} onClick={() => clear()} />
    </div>
  )
}
