import { $session, useHref, userStorage, useTexts, useTranslate } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import { Button, Card, checkIcon, Icon, TextLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type Dispatch, type SetStateAction, useCallback, useId, useState } from 'react'
import { css } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import { newcomerSteps } from '../contract'
import { postsTexts } from '../texts'
import { newcomerGuideRecipe } from './newcomer-guide.recipe'

const storedIsClosed = userStorage.define('posts.newcomer-guide-closed', (stored) => stored === true)

type DoneSteps = Readonly<Record<string, boolean>>

/** Checklist for newcomers, whose steps report when they are done. Closing it hides it for good on this device. */
export default function NewcomerGuide() {
  const t = useTexts(postsTexts)
  const id = useId()
  const closed = storedIsClosed(useUnit($session))
  const [isClosed, setIsClosed] = useState(() => closed.load())
  const entries = useSlotEntries(newcomerSteps)
  const [done, setDone] = useState<DoneSteps>({})
  const doneCount = entries.filter((entry) => done[entry.id]).length
  if (isClosed || entries.length === 0) return null

  function handleClose() {
    closed.save(true)
    setIsClosed(true)
  }

  return (
    <Card as="section" aria-labelledby={id} className={stack({ gap: '2' })}>
      <div className={flex({ justify: 'space-between', align: 'baseline', wrap: 'wrap', columnGap: '3' })}>
        <h2 id={id} className={css({ textStyle: 'subheading' })}>
          {t['newcomer.title']()}
        </h2>
        <p className={css({ textStyle: 'small', color: 'quiet' })}>
          {t['newcomer.progress']({ done: doneCount, total: entries.length })}
        </p>
      </div>
      <ol role="list">
        {entries.map((entry) => (
          <Step key={entry.id} entry={entry} isDone={done[entry.id] ?? false} setDone={setDone} />
        ))}
      </ol>
      <div className={flex({ justify: 'flex-end', mb: '-2', me: '-2' })}>
        <Button size="sm" variant="quiet" onClick={handleClose}>
          {t[doneCount === entries.length ? 'newcomer.finish' : 'newcomer.close']()}
        </Button>
      </div>
    </Card>
  )
}

interface StepProps {
  readonly entry: ReturnType<typeof useSlotEntries<{ readonly onDone: (isDone: boolean) => void }>>[number]
  readonly isDone: boolean
  readonly setDone: Dispatch<SetStateAction<DoneSteps>>
}

function Step({ entry, isDone, setDone }: StepProps) {
  const t = useTexts(postsTexts)
  const translate = useTranslate()
  const href = useHref()
  const { id, label, to, query } = entry
  const onDone = useCallback(
    (isNowDone: boolean) => setDone((before) => ({ ...before, [id]: isNowDone })),
    [id, setDone],
  )
  const styles = newcomerGuideRecipe({ isDone })
  return (
    <li className={styles.step}>
      <span aria-hidden className={styles.mark}>
        {isDone && <Icon of={checkIcon} size="sm" />}
      </span>
      <TextLink to={isDone || !to ? undefined : href(to, undefined, query)} className={styles.label}>
        {label ? translate(label) : id}
      </TextLink>
      {isDone && <span className={css({ srOnly: true })}>{t['newcomer.done']()}</span>}
      <SlotEntryView entry={entry} props={{ onDone }} whenFailed="nothing" />
    </li>
  )
}
