import { $session, errorMessage, useTexts, useTranslate } from '@kernel'
import { useFormats, useSlotFunctions } from '@kernel/parts'
import { Alert, Button } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { dataExports } from '../contract'
import { type Found, loadStores, readDataFile } from '../model/data-file'
import { accountsTexts } from '../texts'
import { useCountText } from './use-count-text'

const text = css({ textStyle: 'small', color: 'quiet' })

type Outcome = Found | { readonly added: string }

export function BringBack() {
  const t = useTexts(accountsTexts)
  const translate = useTranslate()
  const formats = useFormats()
  const countText = useCountText()
  const parts = useSlotFunctions(dataExports)
  const session = useUnit($session)
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File>(undefined)
  const [outcome, setOutcome] = useState<Outcome>()

  async function handleChoose(file: File | undefined) {
    if (!file || !session) return
    latest.current = file
    setOutcome(undefined)
    const found: Found = await loadStores(parts, session, new AbortController().signal).then(
      (stores) => readDataFile(file, stores, session),
      (error: unknown) => ({ refused: errorMessage(error) }),
    )
    if (latest.current === file) setOutcome(found)
  }

  function notice(shown: Outcome) {
    if ('refused' in shown) return <Alert tone="warning" title={translate(shown.refused)} />
    if ('added' in shown) return <Alert tone="success" title={t['data.added']({ names: shown.added })} />
    const names = countText(shown.counts)
    const add = () => {
      const isWhole = shown.additions.map((addition) => addition.add()).every(Boolean)
      setOutcome(isWhole ? { added: names } : { refused: accountsTexts.ref('data.full') })
    }
    const actions = (
      <>
        <Button size="sm" onClick={add}>
          {t['data.add']()}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setOutcome(undefined)}>
          {t['data.cancel']()}
        </Button>
      </>
    )
    return (
      <Alert title={t['data.adds']({ names })} action={actions}>
        {t['data.addsText']({ date: formats.dateTime(shown.savedAt) })}
      </Alert>
    )
  }

  return (
    <div className={stack({ gap: '4', alignItems: 'start', w: 'full' })}>
      <p className={text}>{t['data.bringBackText']()}</p>
      <Button variant="soft" data-focus-home="" onClick={() => input.current?.click()}>
        {t['data.bringBack']()}
      </Button>
      <input
        ref={input}
        hidden
        aria-label={t['data.bringBack']()}
        type="file"
        accept="application/json,.json"
        onChange={({ currentTarget }) => {
          void handleChoose(currentTarget.files?.[0])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {outcome && notice(outcome)}
    </div>
  )
}
