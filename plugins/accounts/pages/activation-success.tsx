import { loginRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, checkIcon, compassIcon, loginIcon, MessagePage, personIcon } from '@kernel/ui'
import { accountsTexts } from '../texts'
import { Ring } from '../ui/landing/ring'

export default function ActivationSuccess() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <MessagePage
      art={<Ring shape="half" />}
      mark={{ icon: checkIcon, tone: 'success' }}
      title={t['activate.success.title']()}
      lead={t['activate.success.welcome']()}
      points={[
        { icon: loginIcon, text: t['activate.success.login']() },
        { icon: personIcon, text: t['activate.success.profile']() },
        { icon: compassIcon, text: t['activate.success.start']() },
      ]}
      actions={
        <ButtonLink to={href(loginRoute)} size="lg">
          {t['login.title']()}
        </ButtonLink>
      }
    />
  )
}
