import {
  $isAuthenticated,
  api,
  errorMessage,
  navigate,
  outcomeOf,
  unwrap,
  useRouteParams,
  useTexts,
  useTranslate,
} from '@kernel'
import { createStaleCheck } from '@kernel/parts'
import { MailIllustration, MessagePage, Page, RetryButton, refreshIcon, Spinner } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { activationErrorRoute, activationRoute, activationSuccessRoute } from '../contract'
import { invitation } from '../model/invitation'
import { registeredAccount } from '../model/registered-account'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'
import { HelpLink } from '../ui/help-link'

export default function Activation() {
  const t = useTexts(accountsTexts)
  const { token } = useRouteParams(activationRoute)
  const [isSignedIn, go] = useUnit([$isAuthenticated, navigate])
  const translate = useTranslate()
  const requestedToken = useRef('')
  const [failure, setFailure] = useState<unknown>()
  const [isPending, setPending] = useState(true)
  useResetSession()

  const activate = useCallback(async () => {
    const isCurrent = createStaleCheck()
    setPending(true)
    const result = await activateAccount(token)
    if (result === true) for (const stored of [invitation, registeredAccount]) stored.clear()
    if (!isCurrent()) return
    setPending(false)
    if (typeof result !== 'boolean') return setFailure(result)
    go({ to: result ? activationSuccessRoute : activationErrorRoute, replace: true })
  }, [token, go])

  useEffect(() => {
    // Activation is a GET with side effects: send it once, even if React reruns the effect (decision:unsafe-gets).
    // Send it only after the session has ended, because the end of a session remounts this screen.
    if (isSignedIn || requestedToken.current === token) return
    requestedToken.current = token
    void activate()
  }, [token, isSignedIn, activate])

  if (failure !== undefined)
    return (
      <MessagePage
        art={<MailIllustration />}
        title={t['activate.error.title']()}
        points={[{ icon: refreshIcon, text: translate(errorMessage(failure)) }]}
        actions={<RetryButton size="lg" isLoading={isPending} onClick={() => void activate()} />}
        links={<HelpLink />}
      />
    )
  return (
    <Page>
      <Spinner label={t['activate.working']()} />
    </Page>
  )
}

/** @returns whether the server accepted the token, or the error if it did not say */
async function activateAccount(token: string): Promise<unknown> {
  try {
    return (await unwrap(api.GET('/api/user/activate', { params: { query: { token } } }))) === true
  } catch (error) {
    const { kind, isRetryable } = outcomeOf(error)
    return kind === 'refused' && !isRetryable ? false : error
  }
}
