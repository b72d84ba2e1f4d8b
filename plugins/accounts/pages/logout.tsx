import {
  $session,
  $unsentCount,
  commitPendingFx,
  hrefOf,
  myPageRoute,
  navigate,
  type Session,
  sessionEnded,
  unsentDiscarded,
  useTexts,
} from '@kernel'
import { announce, type Counts, storedOwner, useScreenTitle, useSlotFunctions } from '@kernel/parts'
import { Button, EmptyState, Page, SpeechBubblesIllustration, Spinner } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { css } from 'styled-system/css'
import { dataExports } from '../contract'
import { loadStores, type Stores, saveDataFile } from '../model/data-file'
import { accountsTexts } from '../texts'
import { useCountText } from '../ui/use-count-text'

const actions = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '2' })

/** Longest wait in ms for what only this device has, and for pending deletions, whose requests need the token. */
const maxWait = 3_000

interface Held {
  readonly stores: Stores
  readonly counts: Counts
  /** Whether it could not be found out: the person decides without knowing what goes. */
  readonly isUnknown?: boolean
}

const nothing: Held = { stores: new Map(), counts: [] }

/**
 * Logout screen: asks about unsent messages and what only this device has, and ends the session; the kernel then navigates home.
 */
export default function Logout() {
  const t = useTexts(accountsTexts)
  const countText = useCountText()
  const [session, commitPending, end, discard, go, unsentCount, say] = useUnit([
    $session,
    commitPendingFx,
    sessionEnded,
    unsentDiscarded,
    navigate,
    $unsentCount,
    announce,
  ])
  const parts = useSlotFunctions(dataExports)
  const client = useQueryClient()
  const [held, setHeld] = useState<Held>()
  const [isSaved, setIsSaved] = useState(false)

  const count = useEffectEvent(async (session: Session | null, signal: AbortSignal): Promise<Held> => {
    // A new page knows the person only after the session was restored.
    if (!session) return storedOwner() === undefined ? nothing : new Promise(() => undefined)
    const stores = await loadStores(parts, { client, session, signal, onGap: () => undefined })
    return { stores, counts: [...stores.values()].flat().flatMap((store) => store.counts(session)) }
  })
  useEffect(() => {
    const wait = new AbortController()
    // The first answer counts: a question does not change while it is answered.
    const settle = (found: Held) => wait.signal.aborted || setHeld((before) => before ?? found)
    const giveUp = () => settle({ ...nothing, isUnknown: true })
    void count(session, wait.signal).then(settle, giveUp)
    const timer = setTimeout(giveUp, maxWait)
    return () => {
      clearTimeout(timer)
      wait.abort()
    }
  }, [session])

  const names = countText(held?.counts ?? [])
  const isAsking = held !== undefined && (unsentCount > 0 || names !== '' || held.isUnknown === true)
  const isLeaving = held !== undefined && !isAsking
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

  const unsent = unsentCount > 0 && t['logout.unsent']({ count: unsentCount })
  const going = names && t['logout.onlyHere']({ names })
  const title = isAsking ? unsent || going || t['logout.title']() : undefined
  useScreenTitle(title)
  function save() {
    if (!session || !held) return
    saveDataFile(held.stores, session, t['data.fileName']())
    setIsSaved(true)
    say(accountsTexts.ref('logout.saved'))
  }

  if (!title)
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
        title={title}
        action={
          <div className={actions}>
            {names && <Button onClick={save}>{t['logout.download']()}</Button>}
            {unsent && (
              <Button variant={names ? 'soft' : 'solid'} onClick={() => end('logout')}>
                {t['logout.keep']()}
              </Button>
            )}
            <Button
              variant="danger"
              onClick={() => {
                if (unsent) discard()
                end('logout')
              }}
            >
              {unsent ? t['logout.discard']() : t['logout.anyway']()}
            </Button>
            <Button variant="quiet" onClick={() => go({ to: hrefOf(myPageRoute), replace: true })}>
              {t['logout.stay']()}
            </Button>
          </div>
        }
      >
        {unsent && <p>{t['logout.unsentText']()}</p>}
        {unsent && going && <p>{going}</p>}
        {going && <p>{isSaved ? t['logout.saved']() : t['logout.onlyHereText']()}</p>}
        {held?.isUnknown && <p>{t['logout.unknown']()}</p>}
      </EmptyState>
    </Page>
  )
}
