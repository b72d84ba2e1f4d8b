import { useTexts } from '@kernel'
import { List, QueryBoundary } from '@kernel/parts'
import { IconButton, plusIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { tagsQuery } from '../api/tags.query'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { sectionRecipe } from './network.recipe'
import { TagForm } from './tag-form'
import { TagRow } from './tag-row'
import { useTagFilter } from './use-tag-filter'

/** Which tag form is open: for a new tag, for `editedTag`, or none (null) (NET-TAG-01). */
type Mode = { readonly editedTag?: Tag } | null

const nameOf = ({ name }: Tag) => name

/** Panel that creates, selects, renames and deletes tags (NET-TAG-01). */
export function TagPanel() {
  const t = useTexts(networkTexts)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(tagsQuery())
  const [mode, setMode] = useState<Mode>(null)
  const [chosen, choose] = useTagFilter(query.data)
  const styles = sectionRecipe()
  const isCreating = mode !== null && !mode.editedTag

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
        <IconButton
          icon={plusIcon}
          variant="soft"
          label={t['tags.new']()}
          aria-expanded={isCreating}
          onClick={() => setMode(isCreating ? null : {})}
        />
      </div>
      <p className={styles.text}>{t['tags.instructions']()}</p>
      {isCreating && form}
      <QueryBoundary query={query} failed={t['tags.errorReading']()}>
        {(tags) =>
          tags.length === 0 ? (
            <p className={styles.text}>{t['tags.none']()}</p>
          ) : (
            <List items={tags} keyOf={({ id }) => id} name="tags" textOf={nameOf} className={styles.list}>
              {(tag, row) =>
                mode?.editedTag?.id === tag.id ? (
                  <li {...row}>{form}</li>
                ) : (
                  <TagRow
                    tag={tag}
                    isChosen={chosen?.id === tag.id}
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
