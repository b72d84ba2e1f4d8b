import { $lastPerson, homeRoute, loginRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, ClockIllustration, MessagePage, pencilIcon, refreshIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { accountsTexts } from '../texts'
import { LoginForm } from '../ui/login-form'

/** Screen shown when the session has expired or the server granted no session time; it asks whom it knows for the password. */
export default function Timeout() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const left = useUnit($lastPerson)
  const person = left?.email ? left : undefined
  return (
    <MessagePage
      art={<ClockIllustration />}
      title={t['login.timeout.title']()}
      points={[
        { icon: pencilIcon, text: t['login.timeout.kept']() },
        { icon: refreshIcon, text: t['login.timeout.back']() },
      ]}
      actions={
        <>
          {!person && (
            <ButtonLink to={href(loginRoute)} size="lg">
              {t['login.timeout.again']()}
            </ButtonLink>
          )}
          <ButtonLink to={href(homeRoute)} variant="quiet" size="lg">
            {t['waitingList.home']()}
          </ButtonLink>
        </>
      }
    >
      {person && <LoginForm email={person.email} person={person} />}
    </MessagePage>
  )
}
