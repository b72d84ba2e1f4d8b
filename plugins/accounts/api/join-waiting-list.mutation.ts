import { api, authenticationFailed, goTo, unwrap } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { waitingListRoute } from '../contract'
import type { WaitingListForm } from '../model/waiting-list-form'
import { accountsTexts } from '../texts'

/** Puts somebody on the waiting list (ACC-WAIT-02). */
export function useJoinWaitingList() {
  const [fail, go] = useUnit([authenticationFailed, goTo])

  return useMutation({
    // What a good answer holds is not documented, so nothing is read from it.
    mutationFn: (entry: WaitingListForm) =>
      unwrap(api.POST('/api/user/waitingListRegister', { body: entry, parseAs: 'text' })),
    meta: { failure: accountsTexts.ref('waitingList.error.message') },
    onError: (cause) => fail({ text: 'Invalid data', cause }),
    onSuccess: () => go({ to: waitingListRoute }),
  })
}
