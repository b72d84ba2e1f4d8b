import { useTexts } from '@kernel'
import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { connectionsQuery } from '../api/queries'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'

export default function useKnownPeople() {
  const t = useTexts(networkTexts)
  return loadableOf(useQuery(connectionsQuery()), (connections) =>
    connections.flatMap((person) => {
      const id = person.userId ?? person.connectionId
      const { login, pictureUrl } = person
      return id === undefined
        ? []
        : { id, login, pictureUrl, name: displayName(person, t['connections.unknown']()) }
    }),
  )
}
