import { $settings, untilAborted, useTexts, useTranslate } from '@kernel'
import { downloadFile, SlotEntryView, toIsoDate, useSlotEntries } from '@kernel/parts'
import { Alert, Button, downloadIcon, Progress } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { type DataExportProps, dataExports } from '../contract'
import { collectData, type ReadData } from '../model/collect-data'
import { accountsTexts } from '../texts'

const text = css({ textStyle: 'small', color: 'quiet' })
const nameOf = (id: string) => id.slice(id.indexOf('/') + 1)

/** Downloads the data of the user as one JSON file. */
export default function DataExport() {
  const t = useTexts(accountsTexts)
  const translate = useTranslate()
  const entries = useSlotEntries(dataExports)
  const { patience } = useUnit($settings).api
  const readers = useRef(new Map<string, ReadData>())
  const checkLoaded = useRef<() => void>(null)
  const canceled = useRef<AbortController>(null)
  const [done, setDone] = useState<number>()
  const [failed, setFailed] = useState<readonly string[]>([])
  // The end of the session closes the screen, too: the rest would be read without the token, or with the next user's.
  useEffect(() => () => canceled.current?.abort(), [])
  const labelOf = (name: string) => {
    const label = entries.find(({ id }) => nameOf(id) === name)?.label
    return label ? translate(label) : name
  }

  const handleLoad = useCallback((name: string, read: ReadData) => {
    readers.current.set(name, read)
    checkLoaded.current?.()
  }, [])

  /** Waits until the code of all parts has loaded, but no longer than for an answer of the server. */
  const untilLoaded = () =>
    new Promise<void>((resolve) => {
      checkLoaded.current = () => entries.every(({ id }) => readers.current.has(nameOf(id))) && resolve()
      checkLoaded.current()
      setTimeout(resolve, patience)
    })

  async function handleExport() {
    const controller = new AbortController()
    canceled.current = controller
    setDone(0)
    setFailed([])
    try {
      await untilAborted(untilLoaded(), controller.signal)
      const { data, failed: missing } = await collectData(
        // Sort the readers like the entries, because their code loads in any order.
        new Map(entries.map(({ id }) => [nameOf(id), readers.current.get(nameOf(id))])),
        setDone,
        controller.signal,
      )
      downloadFile(
        JSON.stringify(data, null, 2),
        `${t['data.fileName']()}-${toIsoDate(new Date())}.json`,
        'application/json',
      )
      setFailed(missing)
    } catch {
      // The user canceled the export.
    } finally {
      setDone(undefined)
    }
  }

  return (
    <div className={stack({ gap: '4', alignItems: 'start' })}>
      {entries.map((entry) => (
        <Reader key={entry.id} entry={entry} onLoad={handleLoad} />
      ))}
      <p className={text}>{t['data.text']()}</p>
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
    </div>
  )
}

interface ReaderProps {
  readonly entry: ReturnType<typeof useSlotEntries<DataExportProps>>[number]
  readonly onLoad: (name: string, read: ReadData) => void
}

function Reader({ entry, onLoad }: ReaderProps) {
  const { id } = entry
  const onReader = useCallback((read: ReadData) => onLoad(nameOf(id), read), [id, onLoad])
  return <SlotEntryView entry={entry} props={{ onReader }} whenFailed="nothing" />
}
