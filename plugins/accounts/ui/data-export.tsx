import { $session, useTexts, useTranslate } from '@kernel'
import { useSlotFunctions } from '@kernel/parts'
import { Alert, Button, downloadIcon, Progress } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { dataExports } from '../contract'
import { collectData, type ReadData } from '../model/collect-data'
import { nameOf, saveDataFile } from '../model/data-file'
import { accountsTexts } from '../texts'
import { BringBack } from './bring-back'

const text = css({ textStyle: 'small', color: 'quiet' })

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
      <p className={text}>
        {t['data.text']({
          names: entries.flatMap(({ label }) => (label ? [translate(label)] : [])).join('; '),
        })}
      </p>
      <Button
        data-focus-home=""
        variant="soft"
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
      <BringBack />
    </div>
  )
}
