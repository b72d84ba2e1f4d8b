import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { groupsQuery } from '../api/queries'
import { groupsTexts } from '../texts'

export default function SharedGroups({ login }: { readonly login: string }) {
  const t = useTexts(groupsTexts)
  const { data: groups = [] } = useQuery(groupsQuery())
  const names = groups
    .filter(({ members }) => members.some((member) => member.login.toLowerCase() === login.toLowerCase()))
    .map(({ name }) => name)
    .filter(Boolean)
  return names.length > 0 && <span>{t.shared({ names: names.join(', ') })}</span>
}
