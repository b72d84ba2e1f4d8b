import { $session, useHref, userStore, useTexts, useTranslate } from '@kernel'
import { type Collected, useCollected } from '@kernel/parts'
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
import { type CSSProperties, useId } from 'react'
import { sva } from 'styled-system/css'
import { newcomerSteps } from '../contract'
import { postsTexts } from '../texts'

const newcomerGuideRecipe = sva({
  slots: ['root', 'head', 'words', 'title', 'lead', 'ring', 'step', 'mark', 'label', 'detail', 'arrow'],
  base: {
    root: { '& > ol > li': { borderTopWidth: '1px' } },
    head: {
      display: 'flex',
      alignItems: { base: 'flex-start', md: 'center' },
      gap: { base: '1', md: '3' },
      ps: '4',
      pe: { base: '1', md: '2' },
      pt: '4',
      pb: '3',
    },
    words: { grow: true },
    title: { textStyle: { base: 'heading', md: 'title' }, overflowWrap: 'anywhere' },
    lead: { textStyle: 'small', color: 'quiet' },
    ring: {
      position: 'relative',
      circle: true,
      w: '10',
      h: '10',
      bg: '[conic-gradient({colors.accent.text} var(--share), {colors.muted} 0)]',
      fontSize: '2xs',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      _before: { content: '""', position: 'absolute', inset: '1', rounded: 'full', bg: 'surface' },
      '& > :last-child': { position: 'relative' },
    },
    step: {
      position: 'relative',
      row: true,
      gap: '3',
      minH: 'touch',
      px: '4',
      py: '2.5',
    },
    mark: {
      circle: true,
      w: '6',
      h: '6',
      borderWidth: '[1.5px]',
      borderColor: 'edge',
      color: 'quiet',
      fontSize: '2xs',
      fontWeight: 'bold',
    },
    label: { grow: true, textStyle: 'label' },
    detail: { display: 'block', textStyle: 'caption', fontWeight: 'normal', color: 'quiet' },
    arrow: { color: 'quiet' },
  },
  variants: {
    state: {
      done: {
        mark: { bg: 'accent.fill', color: 'accent.on', borderColor: 'accent.fill' },
        label: { color: 'quiet', textDecoration: 'line-through' },
      },
      /** The first step that is not done. */
      next: {
        step: { bg: 'accent.soft', minH: '[3.5rem]' },
        mark: { color: 'accent.text', borderColor: 'accent.text' },
        arrow: { color: 'accent.text' },
      },
      later: { step: { minH: '[3.5rem]', _hover: { bg: 'subtle' } } },
    },
  },
})

const guideClosed = userStore('posts.newcomer-guide-closed', (stored) => stored === true)

/** Closing it hides it for good on this device. */
export default function NewcomerGuide() {
  const t = useTexts(postsTexts)
  const id = useId()
  const [session, isClosed, changeClosed] = useUnit([$session, guideClosed.$value, guideClosed.changeFx])
  const person = session?.person
  const { entries: steps, runners } = useCollected(newcomerSteps, {})
  const styles = newcomerGuideRecipe()
  const doneCount = steps.filter(isDone).length
  if (isClosed || steps.length === 0) return null

  const share = { '--share': `${(100 * doneCount) / steps.length}%` } as CSSProperties
  const next = steps.find((step) => !isDone(step))
  const stateOf = (step: StepEntry) => (isDone(step) ? 'done' : step === next ? 'next' : 'later')

  return (
    <Card as="section" data-next-step="" padding="none" isBleed aria-labelledby={id} className={styles.root}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {t['newcomer.title']({ name: person?.name || person?.login || '' })}
          </h2>
          <p className={styles.lead}>{t['newcomer.lead']()}</p>
        </div>
        <div className={styles.ring} style={share}>
          <VisuallyHidden>{t['newcomer.progress']({ done: doneCount, total: steps.length })}</VisuallyHidden>
          <span aria-hidden="true">
            {doneCount}/{steps.length}
          </span>
        </div>
        <IconButton
          icon={closeIcon}
          label={t[doneCount === steps.length ? 'newcomer.finish' : 'newcomer.close']()}
          onClick={() => void changeClosed(() => true)}
        />
      </header>
      <ol role="list">
        {steps.map((step, index) => (
          <Step key={step.id} entry={step} position={index + 1} state={stateOf(step)} />
        ))}
      </ol>
      {runners}
    </Card>
  )
}

type StepEntry = Collected<boolean>

const isDone = ({ result }: StepEntry) => result.state === 'ready' && result.value

interface StepProps {
  readonly entry: StepEntry
  /** Position of the step in the list, from 1. */
  readonly position: number
  readonly state: 'done' | 'next' | 'later'
}

function Step({ entry, position, state }: StepProps) {
  const t = useTexts(postsTexts)
  const translate = useTranslate()
  const href = useHref()
  const { id, label, detail, to, query } = entry
  const styles = newcomerGuideRecipe({ state })
  const isStepDone = state === 'done'
  const title = label ? translate(label) : id
  const path = isStepDone || !to ? undefined : href(to, undefined, query)
  return (
    <li aria-current={state === 'next' ? 'step' : undefined} className={styles.step}>
      <span aria-hidden="true" className={styles.mark}>
        {isStepDone ? <Icon of={checkIcon} size="sm" /> : position}
      </span>
      <span className={styles.label}>
        <TextLink to={path} variant="plain" isStretched={path !== undefined}>
          {title}
        </TextLink>
        {detail && !isStepDone && <span className={styles.detail}>{translate(detail)}</span>}
      </span>
      {isStepDone && <VisuallyHidden>{t['newcomer.done']()}</VisuallyHidden>}
      {path && <Icon of={chevronRightIcon} className={styles.arrow} />}
    </li>
  )
}
