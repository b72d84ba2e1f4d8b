import {
  $session,
  $unsentCount,
  commitPendingFx,
  loadCode,
  type Session,
  sessionEnded,
  useTexts,
} from '@kernel'
import { storedOwner, useScreenTitle, useSlotFunctions } from '@kernel/parts'
import { Button, EmptyState, Page, Spinner } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { dataExports } from '../contract'
import { accountsTexts } from '../texts'
import type { Held } from '../ui/logout-question.lazy'

const loadQuestion = () => import('../ui/logout-question.lazy')

/** Longest wait in ms for what only this device has, and for pending deletions, whose requests need the token. */
const maxWait = 3_000

/** What would be lost; `unknown` if that could not be found out in time: then the person decides without knowing it. */
type Loss = 'none' | 'unknown' | (Awaited<ReturnType<typeof loadQuestion>> & { readonly held: Held })

/**
 * Logout screen: asks about unsent messages and what only this device has, and ends the session; the kernel then navigates home.
 */
export default function Logout() {
  const t = useTexts(accountsTexts)
  const [session, commitPending, end, unsentCount] = useUnit([
    $session,
    commitPendingFx,
    sessionEnded,
    $unsentCount,
  ])
  const parts = useSlotFunctions(dataExports)
  const [loss, setLoss] = useState<Loss>()
  useScreenTitle(loss === 'unknown' ? t['logout.title']() : undefined)

  const find = useEffectEvent(async (person: Session | null, signal: AbortSignal): Promise<Loss> => {
    // A new page knows the person only after the session was restored.
    if (!person) return storedOwner() === undefined ? 'none' : new Promise(() => undefined)
    const question = await loadCode(loadQuestion)
    return { ...question, held: await question.findHeld(parts, person, signal) }
  })
  useEffect(() => {
    const wait = new AbortController()
    // The first answer counts: a question does not change while it is answered.
    const settle = (found: Loss) => wait.signal.aborted || setLoss((before) => before ?? found)
    void find(session, wait.signal).then(settle, () => settle('unknown'))
    const timer = setTimeout(settle, maxWait, 'unknown')
    return () => {
      clearTimeout(timer)
      wait.abort()
    }
  }, [session])

  const isLeaving =
    loss === 'none' || (typeof loss === 'object' && unsentCount + loss.held.counts.length === 0)
  useEffect(() => {
    if (!isLeaving) return
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
  }, [commitPending, end, isLeaving])

  if (loss === 'unknown')
    return (
      <Page>
        <EmptyState
          titleAs="h1"
          title={t['logout.title']()}
          action={
            <Button variant="danger" onClick={() => end('logout')}>
              {t['logout.anyway']()}
            </Button>
          }
        >
          {t['logout.unknown']()}
        </EmptyState>
      </Page>
    )
  if (loss && loss !== 'none' && !isLeaving)
    return <loss.Question held={loss.held} unsentCount={unsentCount} />
  return (
    <Page>
      <Spinner label={t['logout.leaving']()} />
    </Page>
  )
}
