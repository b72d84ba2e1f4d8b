import { loginRoute, useTexts } from '@kernel'
import { accountsTexts } from '../texts'
import { AccountLink } from './account-link'

export function LoginLink() {
  const t = useTexts(accountsTexts)
  return (
    <AccountLink question={t['user.register.haveAccount']()} label={t['login.title']()} to={loginRoute} />
  )
}
