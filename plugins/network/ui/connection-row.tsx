import { useTexts } from '@kernel'
import { confirmRequested, imageUrl, type ListRowProps } from '@kernel/parts'
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
import { personRowRecipe } from './network.recipe'
import { PersonLink } from './person-link'

const oneLine = css({ flexWrap: '[nowrap !important]' })
/** The label of the checkbox is visually hidden; the padding makes the target large enough for touch. */
const selectBox = css({ gap: '[0 !important]', px: '2.5', mx: '-2.5' })
const chips = css({ display: 'flex', flexWrap: 'wrap', gap: '2', listStyle: 'none', mt: '2' })
const content = css({ flex: '1', minW: '0', outlineStyle: 'none' })

interface ConnectionRowProps {
  readonly connection: Connection
  readonly tags: readonly Tag[]
  readonly isSelected: boolean
  /** Called before the row is removed, to move the focus to another element. */
  readonly onRemoved: () => void
  readonly row: ListRowProps
}

/** Row of a connection with its tags and actions (NET-CONN-01, NET-CONN-02). */
export const ConnectionRow = memo(function ConnectionRow({
  connection,
  tags,
  isSelected,
  onRemoved,
  row,
}: ConnectionRowProps) {
  const t = useTexts(networkTexts)
  const [select, unselect, requestConfirm] = useUnit([
    connectionSelected,
    connectionUnselected,
    confirmRequested,
  ])
  const body = useRef<HTMLDivElement>(null)
  const remove = useDeleteConnection(connection.id, onRemoved)
  const detach = useDetachTag(() => body.current?.focus())
  const styles = personRowRecipe()
  const { id, login } = connection
  const name = displayName(connection, t['connections.unknown']())
  const handleDelete = () =>
    requestConfirm({
      title: networkTexts.ref('connections.delete'),
      body: networkTexts.ref('connections.deleteSure', { name }),
      yes: { isDanger: true, run: remove.mutate },
    })

  return (
    <li {...row} className={cx(styles.root, oneLine)}>
      <Checkbox
        label={<VisuallyHidden>{t['connections.select']({ name })}</VisuallyHidden>}
        checked={isSelected}
        onChange={() => (isSelected ? unselect(id) : select(id))}
        className={selectBox}
      />
      <Avatar src={imageUrl(connection.pictureUrl)} name={name} size="md" />
      <div ref={body} tabIndex={-1} className={content}>
        <p className={styles.name}>
          <PersonLink login={login}>{login || name}</PersonLink>
        </p>
        {login !== '' && connection.name !== '' && <p className={styles.detail}>{connection.name}</p>}
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
      </div>
      <IconButton icon={trashIcon} label={t['connections.deleteOf']({ name })} onClick={handleDelete} />
    </li>
  )
})
