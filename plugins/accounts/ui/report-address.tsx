import { $settings, useTexts } from '@kernel'
import { TextLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useHref, useLocation } from 'react-router'
import { accountsTexts } from '../texts'

/** Where visitors report a public page: they cannot make the contact call. */
export default function ReportAddress() {
  const t = useTexts(accountsTexts)
  const { help, publicUrl } = useUnit($settings)
  const page = useHref(useLocation())
  const mark = help.report.includes('?') ? '&' : '?'
  const origin = publicUrl ? new URL(publicUrl).origin : ''
  // Sites have fields of their own for the address; an e-mail has none.
  const address = help.report.startsWith('mailto:')
    ? `${help.report}${mark}body=${encodeURIComponent(origin + page)}`
    : help.report
  return (
    <p>
      <TextLink to={address} reloadDocument>
        {t['report.page']()}
      </TextLink>
    </p>
  )
}
