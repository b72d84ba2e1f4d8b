import { loginRoute, registerRoute, useHref, useTexts } from '@kernel'
import {
  ButtonLink,
  closeIcon,
  linkIcon,
  loginIcon,
  MailIllustration,
  MessagePage,
  personAddIcon,
  refreshIcon,
} from '@kernel/ui'
import { accountsTexts } from '../texts'
import { HelpLink } from '../ui/help-link'

export default function ActivationError() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <MessagePage
      art={<MailIllustration />}
      mark={{ icon: closeIcon, tone: 'danger' }}
      title={t['activate.error.title']()}
      points={[
        { icon: loginIcon, text: t['activate.error.used']() },
        { icon: linkIcon, text: t['activate.error.whole']() },
        { icon: refreshIcon, text: t['activate.error.connection']() },
        { icon: personAddIcon, text: t['activate.error.again']() },
      ]}
      actions={
        <>
          <ButtonLink to={href(loginRoute)} size="lg">
            {t['login.title']()}
          </ButtonLink>
          <ButtonLink to={href(registerRoute)} variant="quiet" size="lg">
            {t['user.register.title']()}
          </ButtonLink>
        </>
      }
      links={<HelpLink />}
    />
  )
}
