import { api, unwrap } from '@kernel'
import { queryOptions } from '@tanstack/react-query'
import { readFoundPeople } from '../model/person-search-result'

/** People to connect with (NET-FIND-02). It is a POST, but it changes nothing: whoever comes back finds what they found. */
export const foundPeopleQuery = (searchText: string, language: string) =>
  queryOptions({
    queryKey: ['post', '/api/UserConnection/Search', { searchText, language }],
    queryFn: async ({ signal }) =>
      readFoundPeople(
        await unwrap(api.POST('/api/UserConnection/Search', { body: { searchText, language }, signal })),
      ),
    // Somebody has pressed for it, and is told at once.
    retry: false,
    refetchOnWindowFocus: false,
  })
