import { $settings, useTexts } from '@kernel'
import { TextLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'

const aside = css({ textStyle: 'caption', color: 'quiet' })

/** Always the last element of a screen (WCAG 3.2.6). */
export function HelpLink() {
  const t = useTexts(accountsTexts)
  const { url } = useUnit($settings).help
  if (!url) return null
  return (
    <p className={aside}>
      {t['help.question']()}{' '}
      <TextLink to={url} reloadDocument>
        {t['help.link']()}
      </TextLink>
    </p>
  )
}
