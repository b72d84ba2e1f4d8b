import { $isAuthenticated, api, navigate, unwrap, useRouteParams, useTexts } from '@kernel'
import { createStaleCheck } from '@kernel/parts'
import { Page, Spinner } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { activationErrorRoute, activationRoute, activationSuccessRoute } from '../contract'
import { invitation } from '../model/invitation'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'

/** Screen of the link in the activation e-mail: activates the account. */
export default function Activation() {
  const t = useTexts(accountsTexts)
  const { token } = useRouteParams(activationRoute)
  const [isSignedIn, go] = useUnit([$isAuthenticated, navigate])
  const requestedToken = useRef('')
  useResetSession()

  useEffect(() => {
    // Activation is a GET with side effects: send it once, even if React reruns the effect (decision:unsafe-gets).
    // Send it only after the session has ended, because the end of a session remounts this screen.
    if (isSignedIn || requestedToken.current === token) return
    requestedToken.current = token
    const isCurrent = createStaleCheck()
    activate(token).then((isActive) => {
      if (isActive) invitation.clear()
      if (isCurrent()) go({ to: isActive ? activationSuccessRoute : activationErrorRoute, replace: true })
    })
  }, [token, isSignedIn, go])

  return (
    <Page>
      <Spinner label={t['activate.working']()} />
    </Page>
  )
}

async function activate(token: string): Promise<boolean> {
  try {
    return (await unwrap(api.GET('/api/user/activate', { params: { query: { token } } }))) === true
  } catch {
    return false
  }
}
