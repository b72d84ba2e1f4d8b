import { loginRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, compassIcon, loginIcon, PeopleIllustration, personIcon, successIcon } from '@kernel/ui'
import { accountsTexts } from '../texts'
import { ActivationResult } from '../ui/activation-result'

/** Screen shown after the account was activated. */
export default function ActivationSuccess() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <ActivationResult
      tone="success"
      icon={successIcon}
      title={t['activate.success.title']()}
      art={<PeopleIllustration />}
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
