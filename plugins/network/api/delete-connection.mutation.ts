import { api, type Id, unwrap } from '@kernel'
import { patchQueries, useUndoableMutation } from '@kernel/parts'
import { withoutEntry } from '../model/cache-updates'
import type { Connection } from '../model/connection'
import { networkTexts } from '../texts'
import { connectionsQuery } from './connections.query'

const queries = { queryKey: connectionsQuery().queryKey }

/** Key of the deletions of connections that can still be undone. */
export const deletionKey = ['network', 'connection', 'delete']

/** Deletes a connection; it can be undone. */
export const useDeleteConnection = () =>
  useUndoableMutation({
    call: (id: Id, init) => unwrap(api.POST('/api/UserConnection/delete', { ...init, body: { id } })),
    mutationKey: deletionKey,
    done: networkTexts.ref('connections.deleted'),
    failure: networkTexts.ref('connections.errorDeleting'),
    focusSelector: (id) => `[data-connection=${JSON.stringify(String(id))}]`,
    optimistic: {
      queries,
      patch: (client, id) =>
        patchQueries<Connection[]>(client, queries, (connections) => withoutEntry(connections, id)),
    },
    // Groups and posts also depend on connections, so all queries become stale and are refetched when next shown.
    invalidates: [{ refetchType: 'none' }, connectionsQuery()],
  })
