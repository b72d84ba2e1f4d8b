import { useHref, useTexts } from '@kernel'
import { confirmRequested, type ListRowProps } from '@kernel/parts'
import { Icon, IconButton, pencilIcon, tagIcon, trashIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { createPostRoute } from '../../posts/contract'
import { useDeleteTag } from '../api/tag.mutations'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { styles } from './tag.styles'

interface TagRowProps {
  readonly tag: Tag
  readonly count: number
  readonly isChosen: boolean
  readonly onChoose: (isChosen: boolean) => void
  readonly onEdit: () => void
  readonly row: ListRowProps
}

export function TagRow({ tag, count, isChosen, onChoose, onEdit, row }: TagRowProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const requestConfirm = useUnit(confirmRequested)
  const remove = useDeleteTag(tag.id)
  const { name } = tag
  const handleDelete = () =>
    requestConfirm({
      title: networkTexts.ref('tags.delete'),
      body: networkTexts.ref(href(createPostRoute) ? 'tags.deleteSure' : 'tags.deleteSure.connections', {
        name,
      }),
      yes: { label: networkTexts.ref('tags.deleteYes'), isDanger: true, run: remove.mutate },
    })

  return (
    <li {...row} className={styles.row}>
      <button
        type="button"
        aria-pressed={isChosen}
        disabled={remove.isPending}
        onClick={() => onChoose(!isChosen)}
        className={styles.main}
      >
        <Icon of={tagIcon} />
        <span className={styles.name}>{name}</span>
        <span aria-hidden="true" className={styles.count}>
          {count}
        </span>
      </button>
      <span className={styles.buttons}>
        <IconButton size="sm" icon={pencilIcon} label={t['tags.editOf']({ name })} onClick={onEdit} />
        <IconButton size="sm" icon={trashIcon} label={t['tags.deleteOf']({ name })} onClick={handleDelete} />
      </span>
    </li>
  )
}
