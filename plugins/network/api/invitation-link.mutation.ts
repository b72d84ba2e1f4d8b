import { $session, ApiError, api, asRecord, readText, type Schema, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { networkTexts } from '../texts'

/** Mutation that requests the user's invitation link. */
export function useInvitationLink() {
  const id = useUnit($session)?.person.id
  return useApiMutation({
    async call() {
      if (id === undefined) throw new ApiError('not-found')
      const answer = await unwrap(api.GET('/api/user/{id}', { params: { path: { id } } }))
      const link = readText(asRecord<Schema<'Person'>>(answer).invitationLink)
      if (!/^https?:\/\//i.test(link)) throw new ApiError('invalid-response', { body: answer })
      return link
    },
    failure: networkTexts.ref('invite.errorLink'),
  })
}
