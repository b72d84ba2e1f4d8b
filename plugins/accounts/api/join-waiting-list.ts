import { api, authenticationFailed, callFailed, unwrap, useGoOn } from '@kernel'
import { useUnit } from 'effector-react'
import { waitingListRoute } from '../contract'
import type { WaitingListForm } from '../model/waiting-list-form'
import { accountsTexts } from '../texts'

/**
 * Puts somebody on the waiting list, and tells them if that did not work (ACC-WAIT-02).
 *
 * @returns what sends a form
 */
export function useJoinWaitingList() {
  const goOn = useGoOn()
  const [fail, tellFailed] = useUnit([authenticationFailed, callFailed])

  return async (entry: WaitingListForm): Promise<void> => {
    try {
      // What a good answer holds is not documented, so nothing is read from it.
      await unwrap(api.POST('/api/user/waitingListRegister', { body: entry, parseAs: 'text' }))
      goOn({ to: waitingListRoute })
    } catch (cause) {
      fail({ text: 'Invalid data', cause })
      tellFailed({ text: accountsTexts.ref('waitingList.error.message'), error: cause })
    }
  }
}
