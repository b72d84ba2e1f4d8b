import { $session, useHref, userStore, useTexts, useTranslate } from '@kernel'
import { SlotEntryView, useSlotEntries } from '@kernel/parts'
import {
  Card,
  checkIcon,
  chevronRightIcon,
  closeIcon,
  Icon,
  IconButton,
  TextLink,
  VisuallyHidden,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type CSSProperties, type Dispatch, type SetStateAction, useCallback, useId, useState } from 'react'
import { newcomerSteps } from '../contract'
import { postsTexts } from '../texts'
import { newcomerGuideRecipe } from './newcomer-guide.recipe'

const guideClosed = userStore('posts.newcomer-guide-closed', (stored) => stored === true)

type DoneSteps = Readonly<Record<string, boolean>>

/** Checklist for newcomers, whose steps report when they are done. Closing it hides it for good on this device. */
export default function NewcomerGuide() {
  const t = useTexts(postsTexts)
  const id = useId()
  const [session, isClosed, changeClosed] = useUnit([$session, guideClosed.$value, guideClosed.changeFx])
  const person = session?.person
  const entries = useSlotEntries(newcomerSteps)
  const [done, setDone] = useState<DoneSteps>({})
  const styles = newcomerGuideRecipe()
  const doneCount = entries.filter((entry) => done[entry.id]).length
  if (isClosed || entries.length === 0) return null

  const share = { '--share': `${(100 * doneCount) / entries.length}%` } as CSSProperties
  const next = entries.find((entry) => !done[entry.id])
  const stateOf = (entry: StepEntry) => (done[entry.id] ? 'done' : entry === next ? 'next' : 'later')

  return (
    <Card as="section" padding="none" isBleed aria-labelledby={id} className={styles.root}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {t['newcomer.title']({ name: person?.name || person?.login || '' })}
          </h2>
          <p className={styles.lead}>{t['newcomer.lead']()}</p>
        </div>
        <div className={styles.ring} style={share}>
          <VisuallyHidden>
            {t['newcomer.progress']({ done: doneCount, total: entries.length })}
          </VisuallyHidden>
          <span aria-hidden="true">
            {doneCount}/{entries.length}
          </span>
        </div>
        <IconButton
          icon={closeIcon}
          label={t[doneCount === entries.length ? 'newcomer.finish' : 'newcomer.close']()}
          onClick={() => void changeClosed(() => true)}
        />
      </header>
      <ol role="list">
        {entries.map((entry, index) => (
          <Step key={entry.id} entry={entry} position={index + 1} state={stateOf(entry)} setDone={setDone} />
        ))}
      </ol>
    </Card>
  )
}

type StepEntry = ReturnType<typeof useSlotEntries<{ readonly onDone: (isDone: boolean) => void }>>[number]

interface StepProps {
  readonly entry: StepEntry
  /** Position of the step in the list, from 1. */
  readonly position: number
  readonly state: 'done' | 'next' | 'later'
  readonly setDone: Dispatch<SetStateAction<DoneSteps>>
}

function Step({ entry, position, state, setDone }: StepProps) {
  const t = useTexts(postsTexts)
  const translate = useTranslate()
  const href = useHref()
  const { id, label, detail, to, query } = entry
  const onDone = useCallback(
    (isNowDone: boolean) => setDone((before) => ({ ...before, [id]: isNowDone })),
    [id, setDone],
  )
  const styles = newcomerGuideRecipe({ state })
  const isDone = state === 'done'
  const title = label ? translate(label) : id
  const path = isDone || !to ? undefined : href(to, undefined, query)
  return (
    <li aria-current={state === 'next' ? 'step' : undefined} className={styles.step}>
      <span aria-hidden="true" className={styles.mark}>
        {isDone ? <Icon of={checkIcon} size="sm" /> : position}
      </span>
      <span className={styles.label}>
        <TextLink to={path} variant="plain" isStretched={path !== undefined}>
          {title}
        </TextLink>
        {detail && !isDone && <span className={styles.detail}>{translate(detail)}</span>}
      </span>
      {isDone && <VisuallyHidden>{t['newcomer.done']()}</VisuallyHidden>}
      {path && <Icon of={chevronRightIcon} className={styles.arrow} />}
      <SlotEntryView entry={entry} props={{ onDone }} whenFailed="nothing" />
    </li>
  )
}
