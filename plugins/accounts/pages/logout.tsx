import {
  $unsentCount,
  commitPendingFx,
  hrefOf,
  myPageRoute,
  navigate,
  sessionEnded,
  unsentDiscarded,
  useTexts,
} from '@kernel'
import { Button, EmptyState, Page, SpeechBubblesIllustration, Spinner } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' })

/** Longest wait in ms for pending deletions, whose requests need the token. */
const maxWait = 3_000

/**
 * Logout screen: asks about unsent messages and ends the session; the kernel then navigates home.
 */
export default function Logout() {
  const t = useTexts(accountsTexts)
  const [commitPending, end, discard, go, unsentCount] = useUnit([
    commitPendingFx,
    sessionEnded,
    unsentDiscarded,
    navigate,
    $unsentCount,
  ])
  const isAsking = unsentCount > 0
  useEffect(() => {
    if (isAsking) return
    const wait = new AbortController()
    const logOut = () => {
      if (!wait.signal.aborted) end('logout')
      wait.abort()
    }
    void commitPending().then(logOut)
    const timer = setTimeout(logOut, maxWait)
    return () => {
      clearTimeout(timer)
      wait.abort()
    }
  }, [commitPending, end, isAsking])

  if (!isAsking)
    return (
      <Page>
        <Spinner label={t['logout.leaving']()} />
      </Page>
    )
  return (
    <Page>
      <EmptyState
        art={<SpeechBubblesIllustration />}
        titleAs="h1"
        title={t['logout.unsent']({ count: unsentCount })}
        action={
          <div className={actions}>
            <Button onClick={() => end('logout')}>{t['logout.keep']()}</Button>
            <Button
              variant="danger"
              onClick={() => {
                discard()
                end('logout')
              }}
            >
              {t['logout.discard']()}
            </Button>
            <Button variant="quiet" onClick={() => go({ to: hrefOf(myPageRoute), replace: true })}>
              {t['logout.stay']()}
            </Button>
          </div>
        }
      >
        {t['logout.unsentText']()}
      </EmptyState>
    </Page>
  )
}
