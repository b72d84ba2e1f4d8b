import { deviceStorage, readBoolean, useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import { Button, Dialog } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../../texts'

const consent = deviceStorage.define('consent', (stored) => readBoolean(stored))
const topics = ['browser', 'session', 'account', 'posts', 'messages', 'usage', 'others'] as const

const list = css({ display: 'grid' })
const fold = css({ borderBottomWidth: '1px', borderColor: 'line' })
const name = css({ textStyle: 'strong', py: '3', minH: 'touch', cursor: 'pointer' })
const text = css({ color: 'quiet', pb: '4' })

/** Privacy notice, shown on each visit until it is closed, which stores the consent. */
export function Privacy() {
  const t = useTexts(accountsTexts)
  const [isOpen, setIsOpen] = useState(false)
  // The pre-rendered page shows no notice, because nobody could close it before the app has started.
  const hasScreen = useUnit($isFirstScreenReady)
  useEffect(() => setIsOpen(hasScreen && !consent.load()), [hasScreen])

  function handleClose() {
    consent.save(true)
    setIsOpen(false)
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={handleClose}
      title={t['privacy.title']()}
      text={t['privacy.intro']()}
      actions={<Button onClick={handleClose}>{t['privacy.close']()}</Button>}
    >
      <div className={list}>
        {topics.map((topic) => (
          <details key={topic} className={fold}>
            <summary className={name}>{t[`privacy.${topic}.title`]()}</summary>
            <p className={text}>{t[`privacy.${topic}.text`]()}</p>
          </details>
        ))}
      </div>
      <p className={css({ textStyle: 'small', color: 'quiet', mt: '5' })}>{t['privacy.footer']()}</p>
    </Dialog>
  )
}
