import { $languageTag, ApiError, api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { readFoundPeople } from '../model/person-search-result'
import { networkTexts } from '../texts'
import { connectionRequestsQuery } from './connection-requests.query'
import { connectionsQuery } from './connections.query'
import { invitationsQuery } from './invitations.query'

/** Finds the id of a person by username. @throws ApiError also when nobody has the username */
async function findId(login: string, language: string): Promise<Id> {
  const answer = await unwrap(
    api.POST('/api/UserConnection/Search', { body: { searchText: login, language } }),
  )
  const person = readFoundPeople(answer).find((found) => found.login.toLowerCase() === login.toLowerCase())
  if (!person) throw new ApiError('not-found', { status: 404 })
  return person.id
}

/** Requests a connection. If the other person requested it before, both are connected immediately. */
export function useRequestConnection() {
  const language = useUnit($languageTag)
  return useApiMutation({
    call: async ({ id, login }: { readonly id?: Id | undefined; readonly login: string }) =>
      unwrap(
        api.POST('/api/UserConnection/Create', {
          body: { connectionId: id ?? (await findId(login, language)) },
        }),
      ),
    success: networkTexts.ref('people.requested'),
    failure: networkTexts.ref('people.errorRequesting'),
    invalidates: [invitationsQuery(), connectionRequestsQuery(), connectionsQuery()],
  })
}
