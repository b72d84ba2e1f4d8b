import { $session, useTexts } from '@kernel'
import { chevronRightIcon, Icon, TextLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { usePublicPagePath } from '../contract'
import { publicPageTexts } from '../texts'

const row = css({ row: true, gap: '1', mt: '1', textStyle: 'small' })
const link = css({ fontWeight: '[600 !important]', color: '[{colors.accent.text} !important]' })

export default function OwnPageLink() {
  const t = useTexts(publicPageTexts)
  const pathOf = usePublicPagePath()
  const path = pathOf(useUnit($session)?.person.login ?? '')
  if (!path) return null
  return (
    <p className={row}>
      <TextLink to={path} variant="plain" isStretched className={link}>
        {t['myPage.see']()}
      </TextLink>
      <Icon of={chevronRightIcon} size="sm" />
    </p>
  )
}
