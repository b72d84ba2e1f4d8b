import { useTexts } from '@kernel'
import { type MenuItem, trashIcon } from '@kernel/ui'
import { useDeleteConnection } from '../api/connection.mutations'
import { useAttachTag, useDetachTag } from '../api/tag.mutations'
import { type Connection, linkOf } from '../model/connection'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'

interface ConnectionMenu {
  /** The tags, which are added and removed, and the end of the connection. */
  readonly items: readonly MenuItem[]
  readonly isBusy: boolean
}

/** @param onRemove called before the connection is removed */
export function useConnectionMenu(
  connection: Connection,
  tags: readonly Tag[],
  onRemove?: () => void,
): ConnectionMenu {
  const t = useTexts(networkTexts)
  const remove = useDeleteConnection()
  const attach = useAttachTag()
  const detach = useDetachTag()
  const { id } = connection
  return {
    isBusy: attach.isPending || detach.isPending,
    items: [
      ...tags.map((tag) => {
        const link = linkOf(connection, tag)
        return {
          id: String(tag.id),
          label: tag.name,
          ticked: link ? ('all' as const) : ('none' as const),
          onSelect: () =>
            link ? detach.mutate([link.id]) : attach.mutate({ tagId: tag.id, connections: [id] }),
        }
      }),
      {
        id: 'delete',
        label: t['connections.delete'](),
        icon: trashIcon,
        isSeparated: tags.length > 0,
        onSelect() {
          onRemove?.()
          remove.mutate(id)
        },
      },
    ],
  }
}
