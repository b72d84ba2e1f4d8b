import { deviceStore, readBoolean, useHref, useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import {
  Button,
  chatIcon,
  chevronDownIcon,
  clockIcon,
  Dialog,
  globeIcon,
  Icon,
  lockIcon,
  personIcon,
  postsIcon,
  systemIcon,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { messagesRoute } from '../../../messaging/contract'
import { createPostRoute } from '../../../posts/contract'
import { accountsTexts } from '../../texts'

const consent = deviceStore('consent', (stored) => readBoolean(stored))
const topics = [
  ['browser', systemIcon],
  ['session', lockIcon],
  ['account', personIcon],
  ['posts', postsIcon],
  ['messages', chatIcon],
  ['usage', clockIcon],
  ['others', globeIcon],
] as const

const list = css({ display: 'grid', mt: '-1' })
const fold = css({ '&:not(:last-child)': { borderBottomWidth: '1px' } })
const name = css({
  row: true,
  gap: '3',
  py: '2',
  cursor: 'pointer',
})
const words = css({ display: 'grid', minW: '0' })
const topicName = css({ textStyle: 'label' })
const brief = css({ textStyle: 'small', color: 'quiet', '[open] > summary > * > &': { display: 'none' } })
const topicIcon = css({ color: 'quiet' })
const chevron = css({
  ms: 'auto',
  color: 'quiet',
  transition: 'common',
  '[open] > summary > &': { transform: 'rotate(180deg)' },
})
const text = css({ textStyle: 'small', color: 'quiet', ps: '8', pb: '3' })
const footer = css({ textStyle: 'caption', color: 'quiet' })

/** Privacy notice, shown on each visit until it is closed, which stores the consent. */
export function Privacy() {
  const t = useTexts(accountsTexts)
  // The pre-rendered page shows no notice, because nobody could close it before the app has started.
  const [hasScreen, isClosed, change] = useUnit([$isFirstScreenReady, consent.$value, consent.changeFx])
  const href = useHref()
  const off = [href(createPostRoute) ? '' : 'posts', href(messagesRoute) ? '' : 'messages']
  const handleClose = () => void change(() => true)

  return (
    <Dialog
      isOpen={hasScreen && !isClosed}
      onClose={handleClose}
      title={t['privacy.title']()}
      text={t['privacy.intro']()}
      actions={<Button onClick={handleClose}>{t['privacy.close']()}</Button>}
    >
      <div className={list}>
        {topics
          .filter(([topic]) => !off.includes(topic))
          .map(([topic, icon]) => (
            <details key={topic} className={fold}>
              <summary className={name}>
                <Icon of={icon} className={topicIcon} />
                <span className={words}>
                  <span className={topicName}>{t[`privacy.${topic}.title`]()}</span>
                  <span className={brief}>{t[`privacy.${topic}.brief`]()}</span>
                </span>
                <Icon of={chevronDownIcon} className={chevron} />
              </summary>
              <p className={text}>{t[`privacy.${topic}.text`]()}</p>
            </details>
          ))}
      </div>
      <p className={footer}>{t['privacy.footer']()}</p>
    </Dialog>
  )
}
