import { useTexts } from '@kernel'
import { imageUrl, type ListRowProps } from '@kernel/parts'
import { Avatar, Checkbox, Chip, IconButton, trashIcon, VisuallyHidden } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { memo, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { useDeleteConnection } from '../api/delete-connection.mutation'
import { useDetachTag } from '../api/detach-tag.mutation'
import { type Connection, tagNameOf } from '../model/connection'
import { displayName } from '../model/person-summary'
import { connectionSelected, connectionUnselected } from '../model/selection'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { ContributedActions } from './contributed-actions'
import { personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'

/** Phones show the tags below the person, in the whole width; wider screens below the name. */
const layout = css({
  display: '[grid !important]',
  gridTemplateColumns: '[auto auto minmax(0, 1fr) auto]',
  rowGap: '[0 !important]',
})
const tall = css({ gridRow: { sm: '[1 / span 2]' } })
/** The label of the checkbox is visually hidden; the padding makes the target large enough for touch. */
const selectBox = css({ gap: '[0 !important]', px: '2.5', mx: '-2.5' })
const chips = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  listStyle: 'none',
  mt: '2',
  gridRow: '2',
  gridColumn: { base: '[1 / -1]', sm: '3' },
})
const content = css({ minW: '0', outlineStyle: 'none' })
const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  me: '-3',
  gridRow: { base: '1', sm: '[1 / span 2]' },
  gridColumn: '4',
})
const quiet = css({ color: 'quiet' })
const personLink = css({ display: 'inline-grid', alignContent: 'center', minH: 'touch', maxW: 'full' })

interface ConnectionRowProps {
  readonly connection: Connection
  readonly tags: readonly Tag[]
  readonly isSelected: boolean
  /** Called before the row is removed, to move the focus to another element. */
  readonly onRemoved: () => void
  readonly row: ListRowProps
}

/** Row of a connection with its tags and actions. */
export const ConnectionRow = memo(function ConnectionRow({
  connection,
  tags,
  isSelected,
  onRemoved,
  row,
}: ConnectionRowProps) {
  const t = useTexts(networkTexts)
  const [select, unselect] = useUnit([connectionSelected, connectionUnselected])
  const body = useRef<HTMLDivElement>(null)
  const remove = useDeleteConnection()
  const detach = useDetachTag(() => body.current?.focus())
  const styles = personRowRecipe()
  const { id, login } = connection
  const name = displayName(connection, t['connections.unknown']())
  const handleDelete = () => {
    onRemoved()
    unselect(id)
    remove.mutate(id)
  }

  return (
    <li {...row} className={cx(styles.root, layout)}>
      <Checkbox
        label={<VisuallyHidden>{t['connections.select']({ name })}</VisuallyHidden>}
        checked={isSelected}
        onChange={() => (isSelected ? unselect(id) : select(id))}
        className={cx(selectBox, tall)}
      />
      <Avatar src={imageUrl(connection.pictureUrl)} name={name} size="md" className={tall} />
      <div ref={body} tabIndex={-1} data-connection={id} className={content}>
        {/* One link with name and username, because the specification makes the username a link. */}
        <PersonLink login={login} className={personLink}>
          <span title={name} className={styles.name}>
            {name}
          </span>
          {connection.name && login && (
            <>
              {' '}
              <bdi className={styles.detail}>@{login}</bdi>
            </>
          )}
        </PersonLink>
      </div>
      {connection.tags.length > 0 && (
        <ul role="list" aria-label={t['tags.of']({ name })} className={chips}>
          {connection.tags.map((link) => (
            <li key={link.id}>
              <Chip
                label={tagNameOf(link, tags)}
                isDisabled={detach.isPending && detach.variables === link.id}
                onRemove={() => detach.mutate(link.id)}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={end}>
        <ContributedActions person={{ ...connection, id: connection.userId }} />
        <IconButton
          icon={trashIcon}
          label={t['connections.deleteOf']({ name })}
          onClick={handleDelete}
          className={quiet}
        />
      </div>
    </li>
  )
})
