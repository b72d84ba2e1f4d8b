import { registerRoute, returnToSaved, useHref, useTexts } from '@kernel'
import { Alert, ButtonLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import type { LoginNoticeProps } from '../../accounts/contract'
import { cartRoute } from '../contract'
import { storedItem } from '../model/pending-enrollment'
import { commerceTexts } from '../texts'

const maxName = 120

/** Names the course in which the visitor enrolls after the login, and offers the registration. */
export default function EnrollNotice({ screen }: LoginNoticeProps) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  const [item] = useState(storedItem.load)
  const saveReturnTo = useUnit(returnToSaved)
  // Save the return address again: the registration has cleared it, or the activation opened another tab.
  useEffect(() => {
    if (item && screen === 'login') saveReturnTo(cartRoute.path)
  }, [item, screen, saveReturnTo])
  if (!item) return null
  const title = item.productName || t['cart.noName']()
  const name = title.length > maxName ? `${title.slice(0, maxName)}…` : title
  const register = href(registerRoute)
  const action = screen === 'login' && register && (
    <ButtonLink to={register} size="sm" variant="soft">
      {t['enroll.register']()}
    </ButtonLink>
  )
  return (
    <Alert action={action}>{t[screen === 'login' ? 'enroll.login' : 'enroll.registration']({ name })}</Alert>
  )
}
