import { useHref, useTexts } from '@kernel'
import { Form, FormField, List, QueryBoundary, useEditForm } from '@kernel/parts'
import {
  Button,
  Chip,
  Icon,
  IconButton,
  Input,
  pencilIcon,
  peopleIcon,
  plusIcon,
  Skeleton,
  SkeletonGroup,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import { createPostRoute } from '../../posts/contract'
import { connectionsQuery, tagsQuery } from '../api/queries'
import { useSaveTag } from '../api/tag.mutations'
import { hasTag } from '../model/connection'
import { type Tag, tagSchema } from '../model/tag'
import { networkTexts } from '../texts'
import { sectionRecipe } from './network.recipe'
import { styles as tagStyles } from './tag.styles'
import { TagRow } from './tag-row'
import { useTagFilter } from './use-tag-filter'

const frame = css({ py: '2' })

interface TagFormProps {
  readonly id: string
  /** The tag to rename; undefined for a new tag. */
  readonly tag: Tag | undefined
  readonly onClose: () => void
}

/**
 * Form to create or rename a tag. It closes once the server has accepted the name, which is a draft until then.
 */
function TagForm({ id, tag, onClose }: TagFormProps) {
  const t = useTexts(networkTexts)
  const { form, save, clear } = useEditForm(tagSchema, {
    id: `network/tag.${tag?.id ?? 'new'}`,
    base: { name: tag?.name ?? '' },
  })
  const { mutateAsync } = useSaveTag(tag)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => fields.current?.querySelector('input')?.focus(), [])

  // The mutation shows failures. `onSuccess` does not run after unmount, so a late answer cannot close another form.
  const handleSubmit = (output: { name: string }) =>
    save(output, () => mutateAsync(output, { onSuccess: onClose })).catch(() => undefined)
  function handleCancel() {
    clear()
    onClose()
  }

  return (
    <Form
      of={form}
      id={id}
      aria-label={t[tag ? 'tags.edit' : 'tags.new']()}
      onSubmit={handleSubmit}
      className={frame}
      // Escape closes the form only without changes: it must not discard typed text.
      onKeyDown={(event) => event.key === 'Escape' && !form.isDirty && onClose()}
    >
      <div ref={fields} className={stack({ gap: '3' })}>
        <FormField of={form} path={['name']} label={t['tags.name']()} isRequired>
          {(control, { input }) => <Input autoComplete="off" {...control} value={input ?? ''} />}
        </FormField>
        <div className={flex({ gap: '2' })}>
          <Button type="submit" size="sm" isLoading={form.isSubmitting}>
            {t[tag ? 'tags.edit' : 'tags.add']()}
          </Button>
          <Button size="sm" variant="quiet" onClick={handleCancel}>
            {t.cancel()}
          </Button>
        </div>
      </div>
    </Form>
  )
}

/** Which tag form is open: for a new tag, for `editedTag`, or none (null). */
type Mode = { readonly editedTag?: Tag } | null

/** The chips are one row that scrolls; very large text breaks the row. */
const row = css({
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
})
const hidden = css({ srOnly: true })

const nameOf = ({ name }: Tag) => name

interface TagPanelProps {
  /** Whether the tags are one row of chips until the user manages them, where there is no column for them. */
  readonly isRow?: boolean
}

export function TagPanel({ isRow = false }: TagPanelProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const id = useId()
  const formId = `${id}-form`
  const query = useQuery(tagsQuery())
  const { data: connections = [] } = useQuery(connectionsQuery())
  const [mode, setMode] = useState<Mode>(null)
  const [isManaging, setIsManaging] = useState(false)
  const [chosen, choose] = useTagFilter(query.data)
  const styles = sectionRecipe()
  const isCreating = mode !== null && !mode.editedTag
  const hasRows = !isRow || isManaging || query.data?.length === 0
  const countOf = (tag: Tag) => connections.filter((connection) => hasTag(connection, tag)).length

  const close = () => setMode(null)
  const form = <TagForm key={String(mode?.editedTag?.id)} id={formId} tag={mode?.editedTag} onClose={close} />
  const manage = (
    <Chip label={t['audience.manage']()} icon={pencilIcon} isSelected={isManaging} onSelect={setIsManaging} />
  )

  return (
    <section aria-labelledby={id} className={styles.root}>
      <div className={cx(styles.head, !hasRows && hidden)}>
        <h2 id={id} className={styles.title}>
          {t['tags.title']()}
        </h2>
        {hasRows && (
          <IconButton
            icon={plusIcon}
            label={t['tags.new']()}
            aria-expanded={isCreating}
            onClick={() => setMode(isCreating ? null : {})}
            className={tagStyles.add}
          />
        )}
      </div>
      {hasRows && (
        <p className={styles.text}>
          {t['tags.instructions']()} {href(createPostRoute) && t['tags.instructions.posts']()}
        </p>
      )}
      {isCreating && form}
      <QueryBoundary query={query} failed={t['tags.errorReading']()} fallback={<TagsSkeleton />}>
        {(tags) => {
          if (tags.length === 0) return <p className={styles.text}>{t['tags.none']()}</p>
          if (!hasRows)
            return (
              <ul role="list" className={row}>
                <li>
                  <Chip
                    label={t['tags.all.short']()}
                    count={connections.length}
                    isSelected={!chosen}
                    onSelect={() => choose(undefined)}
                  />
                </li>
                {tags.map((tag) => (
                  <li key={tag.id}>
                    <Chip
                      label={tag.name}
                      count={countOf(tag)}
                      isSelected={tag === chosen}
                      onSelect={(isChosen) => choose(isChosen ? tag : undefined)}
                    />
                  </li>
                ))}
                <li>{manage}</li>
              </ul>
            )
          return (
            <div className={tagStyles.list}>
              <button
                type="button"
                aria-pressed={!chosen}
                onClick={() => choose(undefined)}
                className={tagStyles.main}
              >
                <Icon of={peopleIcon} />
                <span className={tagStyles.name}>{t['tags.all']()}</span>
                <span aria-hidden="true" className={tagStyles.count}>
                  {connections.length}
                </span>
              </button>
              <List items={tags} keyOf={({ id }) => id} name="tags" textOf={nameOf}>
                {(tag, row) =>
                  mode?.editedTag?.id === tag.id ? (
                    <li {...row}>{form}</li>
                  ) : (
                    <TagRow
                      tag={tag}
                      count={countOf(tag)}
                      isChosen={chosen?.id === tag.id}
                      onChoose={(isChosen) => choose(isChosen ? tag : undefined)}
                      onEdit={() => setMode({ editedTag: tag })}
                      row={row}
                    />
                  )
                }
              </List>
            </div>
          )
        }}
      </QueryBoundary>
      {isRow && isManaging && <div>{manage}</div>}
    </section>
  )
}

function TagsSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton width="half" />
    </SkeletonGroup>
  )
}
