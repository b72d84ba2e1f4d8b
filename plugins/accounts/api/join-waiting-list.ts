import { api, authenticationFailed, navigate, outcomeOf, unwrap } from '@kernel'
import { createStaleCheck, requestFailed } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { waitingListRoute } from '../contract'
import type { WaitingListForm } from '../model/waiting-list-form'
import { accountsTexts } from '../texts'

/**
 * Returns the submit function of the waiting list, which leads to its confirmation. A failure is reported like a failed
 * login and in a toast.
 */
export function useJoinWaitingList() {
  const [fail, go, showFailure] = useUnit([authenticationFailed, navigate, requestFailed])

  return async (entry: WaitingListForm): Promise<void> => {
    const isCurrent = createStaleCheck()
    try {
      // `parseAs: 'text'`: a successful answer may not be JSON, because the API does not document its content.
      await unwrap(api.POST('/api/user/waitingListRegister', { body: entry, parseAs: 'text' }))
      if (isCurrent()) go({ to: waitingListRoute })
    } catch (cause) {
      fail({ text: 'Invalid data', cause })
      const { isUncertain } = outcomeOf(cause)
      showFailure({
        text: accountsTexts.ref(isUncertain ? 'waitingList.unsure' : 'waitingList.error.message'),
        error: cause,
      })
    }
  }
}
