import { deviceStorage, useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import { Button, Dialog } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../../texts'

const consentKey = 'consent'
const topics = ['browser', 'session', 'account', 'posts', 'messages', 'usage', 'others'] as const

const list = css({ display: 'grid', gap: '4' })
const name = css({ textStyle: 'strong' })
const text = css({ color: 'quiet' })

/** Privacy notice, shown on the first visit; closing it stores the consent (ACC-LAND-02). */
export function Privacy() {
  const t = useTexts(accountsTexts)
  const [isOpen, setIsOpen] = useState(false)
  // The pre-rendered page shows no notice, because nobody could close it before the app has started.
  const hasScreen = useUnit($isFirstScreenReady)
  useEffect(() => setIsOpen(hasScreen && deviceStorage.get(consentKey) !== 'true'), [hasScreen])

  function handleClose() {
    deviceStorage.set(consentKey, 'true')
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
      <dl className={list}>
        {topics.map((topic) => (
          <div key={topic}>
            <dt className={name}>{t[`privacy.${topic}.title`]()}</dt>
            <dd className={text}>{t[`privacy.${topic}.text`]()}</dd>
          </div>
        ))}
      </dl>
      <p className={css({ textStyle: 'small', color: 'quiet', mt: '5' })}>{t['privacy.footer']()}</p>
    </Dialog>
  )
}
