import { useTexts } from '@kernel'
import { confirmRequested, type ListRowProps } from '@kernel/parts'
import { Chip, IconButton, pencilIcon, tagIcon, trashIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { useDeleteTag } from '../api/delete-tag.mutation'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'

const layout = css({ display: 'flex', alignItems: 'center', gap: '1', py: { lg: '0.5' } })
const chip = css({ flex: '1', minW: '0' })
const onlyDesk = css({ display: { lgDown: 'none' } })
const buttons = css({ display: 'flex', gap: '1', color: 'quiet' })

interface TagRowProps {
  readonly tag: Tag
  readonly isChosen: boolean
  /** Whether phones too show the buttons that rename and delete the tag. */
  readonly isManaged: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onEdit: () => void
  /** Called before the row is removed, to move the focus to another element. */
  readonly onRemoved: () => void
  readonly row: ListRowProps
}

/** Row of a tag with buttons to filter by it, rename it, and delete it after confirmation. */
export function TagRow({ tag, isChosen, isManaged, onChoose, onEdit, onRemoved, row }: TagRowProps) {
  const t = useTexts(networkTexts)
  const requestConfirm = useUnit(confirmRequested)
  const remove = useDeleteTag(tag.id, onRemoved)
  const { name } = tag
  const handleDelete = () =>
    requestConfirm({
      title: networkTexts.ref('tags.delete'),
      body: networkTexts.ref('tags.deleteSure', { name }),
      yes: { label: networkTexts.ref('tags.deleteYes'), isDanger: true, run: remove.mutate },
    })

  return (
    <li {...row} className={layout}>
      <span className={chip}>
        <Chip
          label={name}
          icon={isChosen ? undefined : tagIcon}
          isSelected={isChosen}
          isDisabled={remove.isPending}
          onSelect={onChoose}
        />
      </span>
      <span className={cx(buttons, !isManaged && onlyDesk)}>
        <IconButton icon={pencilIcon} label={t['tags.editOf']({ name })} onClick={onEdit} />
        <IconButton icon={trashIcon} label={t['tags.deleteOf']({ name })} onClick={handleDelete} />
      </span>
    </li>
  )
}
