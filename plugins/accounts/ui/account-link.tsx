import { loginRoute, type RouteRef, useHref, useTexts } from '@kernel'
import { TextLink } from '@kernel/ui'
import { accountsTexts } from '../texts'

interface AccountLinkProps {
  readonly question: string
  readonly label: string
  readonly to: RouteRef
}

export function AccountLink({ question, label, to }: AccountLinkProps) {
  const href = useHref()
  return (
    <>
      {question} <TextLink to={href(to)}>{label}</TextLink>
    </>
  )
}

export function LoginLink() {
  const t = useTexts(accountsTexts)
  return (
    <AccountLink question={t['user.register.haveAccount']()} label={t['login.title']()} to={loginRoute} />
  )
}
