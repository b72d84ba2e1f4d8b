import { api, unwrap } from '@kernel'
import { queryOptions } from '@tanstack/react-query'
import { readFoundPeople } from '../model/person-search-result'

/**
 * Query of the people search: a POST without side effects, cached so that back navigation shows the same
 * results.
 */
export const foundPeopleQuery = (searchText: string, language: string) =>
  queryOptions({
    queryKey: ['post', '/api/UserConnection/Search', { searchText, language }],
    queryFn: async ({ signal }) =>
      readFoundPeople(
        await unwrap(api.POST('/api/UserConnection/Search', { body: { searchText, language }, signal })),
      ),
    // A failed search is not retried: the user pressed a button and should see the failure immediately.
    retry: false,
    refetchOnWindowFocus: false,
  })
