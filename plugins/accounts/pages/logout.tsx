import { Page, Spinner, sessionEnded, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { accountsTexts } from '../texts'

/** Ends the session; the kernel leads home (KRN-AUTH-06). */
export default function Logout() {
  const t = useTexts(accountsTexts)
  const end = useUnit(sessionEnded)
  useEffect(() => {
    end('logout')
  }, [end])

  return (
    <Page width="narrow">
      <Spinner label={t['logout.leaving']()} />
    </Page>
  )
}
