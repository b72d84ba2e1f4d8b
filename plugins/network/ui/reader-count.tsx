import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import type { PostReadersProps } from '../../posts/contract'
import { connectionsQuery } from '../api/queries'
import { hasTag } from '../model/connection'
import { networkTexts } from '../texts'

/** Nothing until the connections are known. */
export default function ReaderCount({ tags }: PostReadersProps) {
  const t = useTexts(networkTexts)
  const { data } = useQuery(connectionsQuery())
  if (!data) return null
  return t['audience.people']({
    count: data.filter((connection) => tags.some((tag) => hasTag(connection, tag))).length,
  })
}
