import { useTexts } from '@kernel'
import { confirmRequested } from '@kernel/parts'
import { Chip, IconButton, pencilIcon, tagIcon, trashIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { useDeleteTag } from '../api/delete-tag.mutation'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'

const row = css({ display: 'flex', alignItems: 'center', gap: '1', py: '1' })
const chip = css({ flex: '1', minW: '0' })

interface TagRowProps {
  readonly tag: Tag
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onEdit: () => void
  /** Called before the row is removed, to move the focus. */
  readonly onRemoved: () => void
}

/** A tag: selects the filter, renames, deletes after confirmation (NET-TAG-01). */
export function TagRow({ tag, isChosen, onChoose, onEdit, onRemoved }: TagRowProps) {
  const t = useTexts(networkTexts)
  const requestConfirm = useUnit(confirmRequested)
  const remove = useDeleteTag(tag.id, onRemoved)
  const { name } = tag
  const handleDelete = () =>
    requestConfirm({
      title: networkTexts.ref('tags.delete'),
      body: networkTexts.ref('tags.deleteSure', { name }),
      yes: { isDanger: true, run: remove.mutate },
    })

  return (
    <li className={row}>
      <span className={chip}>
        <Chip
          label={name}
          icon={isChosen ? undefined : tagIcon}
          isSelected={isChosen}
          isDisabled={remove.isPending}
          onSelect={onChoose}
        />
      </span>
      <IconButton icon={pencilIcon} label={t['tags.editOf']({ name })} onClick={onEdit} />
      <IconButton icon={trashIcon} label={t['tags.deleteOf']({ name })} onClick={handleDelete} />
    </li>
  )
}
