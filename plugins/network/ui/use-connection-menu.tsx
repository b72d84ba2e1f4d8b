import { sameId, useTexts } from '@kernel'
import { type MenuItem, trashIcon } from '@kernel/ui'
import { type ReactNode, useMemo } from 'react'
import { useDeleteConnection } from '../api/connection.mutations'
import { useAttachTag, useDetachTag } from '../api/tag.mutations'
import { type Connection, linkOf } from '../model/connection'
import type { Tag } from '../model/tag'
import { networkTexts } from '../texts'
import { useContributedItems } from './contributed-actions'

/** The changes of connections that their menus offer: one for all rows of a list, the same object until it leaves. */
export function useConnectionChanges() {
  const { mutate: remove } = useDeleteConnection()
  const attaching = useAttachTag()
  const detaching = useDetachTag()
  const [attach, detach] = [attaching.mutate, detaching.mutate]
  return {
    changes: useMemo(() => ({ remove, attach, detach }), [remove, attach, detach]),
    isBusy: ({ id, tags }: Connection): boolean =>
      (attaching.isPending && attaching.variables.connections.some((one) => sameId(one, id))) ||
      (detaching.isPending && tags.some((link) => detaching.variables.includes(link.id))),
  }
}

export type ConnectionChanges = ReturnType<typeof useConnectionChanges>['changes']

/**
 * The menu of a connection: the tags, which are added and removed, items of other plugins, and the end of the connection.
 * @param onRemove called before the connection is removed
 */
export function useConnectionMenu(
  connection: Connection,
  tags: readonly Tag[],
  { attach, detach, remove }: ConnectionChanges,
  onRemove?: () => void,
): { readonly items: readonly MenuItem[]; readonly view: ReactNode } {
  const t = useTexts(networkTexts)
  const { id, userId } = connection
  const contributed = useContributedItems({ ...connection, id: userId })
  const items = [
    ...tags.map((tag) => {
      const link = linkOf(connection, tag)
      return {
        id: String(tag.id),
        label: tag.name,
        ticked: link ? ('all' as const) : ('none' as const),
        onSelect: () => (link ? detach([link.id]) : attach({ tagId: tag.id, connections: [id] })),
      }
    }),
    ...contributed.items.map((item, index) => ({ ...item, isSeparated: index === 0 && tags.length > 0 })),
    {
      id: 'delete',
      label: t['connections.delete'](),
      icon: trashIcon,
      isSeparated: tags.length > 0 && contributed.items.length === 0,
      onSelect() {
        onRemove?.()
        remove(id)
      },
    },
  ]
  return { items, view: contributed.view }
}
