import { useTexts, useTranslate } from '@kernel'
import { downloadFile, SlotEntryView, toIsoDate, useSlotEntries } from '@kernel/parts'
import { Alert, Button, downloadIcon, Progress } from '@kernel/ui'
import { type RefObject, useCallback, useRef, useState } from 'react'
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
  const readers = useRef(new Map<string, ReadData>())
  const canceled = useRef<AbortController>(null)
  const [done, setDone] = useState<number>()
  const [failed, setFailed] = useState<readonly string[]>([])
  const labelOf = (name: string) => {
    const label = entries.find(({ id }) => nameOf(id) === name)?.label
    return label ? translate(label) : name
  }

  async function handleExport() {
    const controller = new AbortController()
    canceled.current = controller
    setDone(0)
    setFailed([])
    try {
      const { data, failed: missing } = await collectData(
        // Sort the readers like the entries, because their code loads in any order.
        new Map(
          entries.flatMap(({ id }) => {
            const read = readers.current.get(nameOf(id))
            return read ? [[nameOf(id), read]] : []
          }),
        ),
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
        <Reader key={entry.id} entry={entry} readers={readers} />
      ))}
      <p className={text}>{t['data.text']()}</p>
      {done === undefined ? (
        <Button variant="soft" icon={downloadIcon} onClick={() => void handleExport()}>
          {t['data.download']()}
        </Button>
      ) : (
        <div className={stack({ gap: '3', w: 'full' })}>
          <Progress label={t['data.reading']()} percent={(done / Math.max(1, readers.current.size)) * 100} />
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
  readonly readers: RefObject<Map<string, ReadData>>
}

function Reader({ entry, readers }: ReaderProps) {
  const { id } = entry
  const onReader = useCallback((read: ReadData) => void readers.current.set(nameOf(id), read), [id, readers])
  return <SlotEntryView entry={entry} props={{ onReader }} whenFailed="nothing" />
}
