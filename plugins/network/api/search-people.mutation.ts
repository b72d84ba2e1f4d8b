import { $language, api, unwrap } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { readFoundPeople } from '../model/found-person'

/** Finds people to connect with (NET-FIND-02). It changes nothing, but it is asked for by a press and a POST. */
export function useSearchPeople() {
  const language = useUnit($language)
  return useMutation({
    mutationFn: async (searchText: string) =>
      readFoundPeople(
        await unwrap(api.POST('/api/UserConnection/Search', { body: { searchText, language } })),
      ),
  })
}
