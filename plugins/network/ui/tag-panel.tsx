import { useTexts } from '@kernel'
import { List, maxWholeList, QueryBoundary } from '@kernel/parts'
import { Button, IconButton, plusIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { tagsQuery } from '../api/tags.query'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { sectionRecipe } from './network.recipe'
import { TagForm } from './tag-form'
import { TagRow } from './tag-row'
import { useTagFilter } from './use-tag-filter'

/** Which tag form is open: for a new tag, for `editedTag`, or none (null). */
type Mode = { readonly editedTag?: Tag } | null

/** Phones show the tags as one row that scrolls, until the user manages them; very large text breaks the row. */
const row = css({
  lgDown: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    '& > li': { flexShrink: '0', maxW: '[min(16rem, 100%)]' },
    '@media (min-width: 20rem)': {
      flexWrap: 'nowrap',
      mx: '-4',
      px: '4',
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
})
const onlyPhone = css({ display: { lg: 'none' } })
const onlyDesk = css({ display: { lgDown: 'none' } })
const actions = css({ display: 'flex', alignItems: 'center', gap: '2' })

const nameOf = ({ name }: Tag) => name

/** Panel that creates, selects, renames and deletes tags. */
export function TagPanel() {
  const t = useTexts(networkTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(tagsQuery())
  const [mode, setMode] = useState<Mode>(null)
  const [isManaging, setIsManaging] = useState(false)
  const [chosen, choose] = useTagFilter(query.data)
  const styles = sectionRecipe()
  const isCreating = mode !== null && !mode.editedTag
  const count = query.data?.length ?? 0
  const isRow = !isManaging && !mode?.editedTag && count <= maxWholeList

  function close() {
    setMode(null)
    heading.current?.focus()
  }
  const form = (
    <TagForm key={String(mode?.editedTag?.id)} id={`${id}-form`} tag={mode?.editedTag} onClose={close} />
  )

  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {t['tags.title']()}
        </h2>
        <div className={actions}>
          {count > 0 && (
            <Button
              size="sm"
              variant="quiet"
              aria-expanded={isManaging}
              onClick={() => setIsManaging(!isManaging)}
              className={onlyPhone}
            >
              {t['audience.manage']()}
            </Button>
          )}
          <IconButton
            icon={plusIcon}
            variant="soft"
            label={t['tags.new']()}
            aria-expanded={isCreating}
            onClick={() => setMode(isCreating ? null : {})}
          />
        </div>
      </div>
      <p className={cx(styles.text, !isManaging && !isCreating && onlyDesk)}>{t['tags.instructions']()}</p>
      {isCreating && form}
      <QueryBoundary query={query} failed={t['tags.errorReading']()}>
        {(tags) =>
          tags.length === 0 ? (
            <p className={styles.text}>{t['tags.none']()}</p>
          ) : (
            <List
              items={tags}
              keyOf={({ id }) => id}
              name="tags"
              textOf={nameOf}
              className={cx(styles.list, isRow && row)}
            >
              {(tag, row) =>
                mode?.editedTag?.id === tag.id ? (
                  <li {...row}>{form}</li>
                ) : (
                  <TagRow
                    tag={tag}
                    isChosen={chosen?.id === tag.id}
                    isManaged={!isRow}
                    onChoose={(isChosen) => choose(isChosen ? tag : undefined)}
                    onEdit={() => setMode({ editedTag: tag })}
                    onRemoved={() => heading.current?.focus()}
                    row={row}
                  />
                )
              }
            </List>
          )
        }
      </QueryBoundary>
    </section>
  )
}
