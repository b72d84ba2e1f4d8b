import { hrefOf, myPageRoute, navigate, type Session, sessionEnded, unsentDiscarded, useTexts } from '@kernel'
import { announce, type Counts, sumOf, useScreenTitle } from '@kernel/parts'
import { Button, EmptyState, Page, SpeechBubblesIllustration } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { loadStores, type Part, type Stores, saveDataFile } from '../model/data-file'
import { accountsTexts } from '../texts'
import { DeviceIllustration } from './device-illustration'
import { useCountText } from './use-count-text'

const actions = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '2',
  w: { base: 'full', sm: 'auto' },
})

export interface Held {
  readonly session: Session
  readonly stores: Stores
  readonly counts: Counts
}

/** @throws when the code of a part does not load */
export async function findHeld(parts: readonly Part[], session: Session, signal: AbortSignal): Promise<Held> {
  const stores = await loadStores(parts, session, signal)
  const counts = sumOf([...stores.values()].flat().flatMap((store) => store.counts(session)))
  return { session, stores, counts }
}

interface QuestionProps {
  readonly held: Held
  readonly unsentCount: number
}

export function Question({ held: { session, stores, counts }, unsentCount }: QuestionProps) {
  const t = useTexts(accountsTexts)
  const countText = useCountText()
  const [end, discard, go, say] = useUnit([sessionEnded, unsentDiscarded, navigate, announce])
  const [isSaved, setIsSaved] = useState(false)
  const unsent = unsentCount > 0 && t['logout.unsent']({ count: unsentCount })
  const going = counts.length > 0 && t['logout.onlyHere']({ names: countText(counts) })
  const title = unsent || (isSaved ? t['logout.saved']() : going) || ''
  useScreenTitle(title)

  function handleSave() {
    saveDataFile(stores, session, t['data.fileName']())
    setIsSaved(true)
    say(accountsTexts.ref('logout.saved'))
  }
  function handleDiscard() {
    if (unsent) discard()
    end('logout')
  }

  return (
    <Page width="wide">
      <EmptyState
        art={unsent ? <SpeechBubblesIllustration /> : <DeviceIllustration />}
        titleAs="h1"
        title={title}
        action={
          <div className={actions}>
            {going && (
              <Button variant={isSaved ? 'soft' : 'solid'} onClick={handleSave}>
                {isSaved ? t['logout.downloadAgain']() : t['logout.download']()}
              </Button>
            )}
            {unsent && (
              <Button variant={going ? 'soft' : 'solid'} onClick={() => end('logout')}>
                {t['logout.keep']()}
              </Button>
            )}
            <Button variant={unsent ? 'danger' : isSaved ? 'solid' : 'soft'} onClick={handleDiscard}>
              {unsent ? t['logout.discard']() : isSaved ? t['logout.title']() : t['logout.anyway']()}
            </Button>
            <Button variant="quiet" onClick={() => go({ to: hrefOf(myPageRoute), replace: true })}>
              {t['logout.stay']()}
            </Button>
          </div>
        }
      >
        {unsent && <p>{t['logout.unsentText']()}</p>}
        {unsent && going && <p>{going}</p>}
        {going && <p>{isSaved ? t['logout.savedText']() : t['logout.onlyHereText']()}</p>}
      </EmptyState>
    </Page>
  )
}
