import { $session, errorMessage, useTexts, useTranslate } from '@kernel'
import { keepInView, useFormats, useSlotFunctions } from '@kernel/parts'
import { Alert, Button, checkIcon, downloadIcon, Icon, Progress, uploadIcon } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { dataExports } from '../contract'
import { collectData, type ReadData } from '../model/collect-data'
import { type Found, loadStores, nameOf, readDataFile, saveDataFile } from '../model/data-file'
import { accountsTexts } from '../texts'
import { useCountText } from './use-count-text'

const text = css({ textStyle: 'small', color: 'quiet' })
const contents = css({
  display: 'grid',
  gap: '2',
  w: 'full',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', sm: '[repeat(auto-fill, minmax(13rem, 1fr))]' },
})
const part = css({
  display: 'flex',
  gap: '2',
  textStyle: 'small',
  '& > svg': { color: 'accent.text', mt: '0.5' },
})
const bringBack = stack({ gap: '4', alignItems: 'start', w: 'full' })
const found = css({ w: 'full' })

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
    if (shown.counts.length === 0) return <Alert title={t['data.nothingNew']()} />
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
    <div className={bringBack}>
      <p className={text}>{t['data.bringBackText']()}</p>
      <Button variant="soft" icon={uploadIcon} data-focus-home="" onClick={() => input.current?.click()}>
        {t['data.choose']()}
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
      {outcome && (
        <div ref={keepInView} className={found}>
          {notice(outcome)}
        </div>
      )}
    </div>
  )
}

export default function DataExport() {
  const t = useTexts(accountsTexts)
  const translate = useTranslate()
  const entries = useSlotFunctions(dataExports)
  const client = useQueryClient()
  const session = useUnit($session)
  const canceled = useRef<AbortController>(null)
  const [done, setDone] = useState<number>()
  const [failed, setFailed] = useState<readonly string[]>([])
  // The end of the session closes the screen, too: the rest would be read without the token, or with the next user's.
  useEffect(() => () => canceled.current?.abort(), [])
  const labelOf = (name: string) => {
    const label = entries.find((entry) => nameOf(entry) === name)?.label
    return label ? translate(label) : name
  }

  async function handleExport() {
    const controller = new AbortController()
    canceled.current = controller
    setDone(0)
    setFailed([])
    try {
      const readers = entries.map((entry): [string, ReadData] => {
        // The code of all parts loads at once. A part whose code does not load fails in its turn.
        const code = entry.loadFunction()
        code.catch(() => undefined)
        return [
          nameOf(entry),
          async (signal, onGap) => session && (await code)({ client, session, signal, onGap }),
        ]
      })
      const { data, failed: missing } = await collectData(new Map(readers), setDone, controller.signal)
      if (session) saveDataFile(Object.entries(data), session, t['data.fileName']())
      setFailed(missing)
    } catch {
      // The user canceled the export.
    } finally {
      setDone(undefined)
    }
  }

  return (
    <div className={stack({ gap: '4', alignItems: 'start' })}>
      <p className={text}>{t['data.text']()}</p>
      <ul role="list" className={contents}>
        {entries.map(
          ({ id, label }) =>
            label && (
              <li key={id} className={part}>
                <Icon of={checkIcon} size="sm" />
                {translate(label)}
              </li>
            ),
        )}
      </ul>
      <Button
        data-focus-home=""
        icon={downloadIcon}
        isLoading={done !== undefined}
        onClick={() => void handleExport()}
      >
        {t['data.download']()}
      </Button>
      {done !== undefined && (
        <div className={stack({ gap: '3', w: 'full' })}>
          <Progress label={t['data.reading']()} percent={(done / Math.max(1, entries.length)) * 100} />
          <Button variant="quiet" onClick={() => canceled.current?.abort()}>
            {t['data.cancel']()}
          </Button>
        </div>
      )}
      {failed.length > 0 && (
        <Alert tone="warning" title={t['data.incomplete']()}>
          {t['data.missing']({ names: failed.map(labelOf).join(', ') })}
        </Alert>
      )}
    </div>
  )
}
