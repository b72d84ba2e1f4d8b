import { $isAuthenticated, api, navigate, unwrap, useRouteParams, useTexts } from '@kernel'
import { createStaleCheck } from '@kernel/parts'
import { Page, Spinner } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { activationErrorRoute, activationRoute, activationSuccessRoute } from '../contract'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'

/** Opens the link of the activation e-mail (ACC-ACT-01). */
export default function Activation() {
  const t = useTexts(accountsTexts)
  const { token } = useRouteParams(activationRoute)
  const [isSignedIn, go] = useUnit([$isAuthenticated, navigate])
  const asked = useRef('')
  useResetSession()

  useEffect(() => {
    // A GET that changes data is made once, whatever React does with this effect (decision:unsafe-gets). The end of a session
    // makes this screen anew.
    if (isSignedIn || asked.current === token) return
    asked.current = token
    const isStillHere = createStaleCheck()
    activate(token).then((isActive) => {
      if (isStillHere()) go({ to: isActive ? activationSuccessRoute : activationErrorRoute, replace: true })
    })
  }, [token, isSignedIn, go])

  return (
    <Page width="narrow">
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
