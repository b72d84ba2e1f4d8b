import { ButtonLink, loginRoute, successIcon, useHref, useTexts } from '@kernel'
import { accountsTexts } from '../texts'
import { ActivationOutcome } from '../ui/activation-outcome'

/** The account is active: five lines and the way in (ACC-ACT-02). */
export default function ActivationSuccess() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <ActivationOutcome
      tone="success"
      icon={successIcon}
      title={t['activate.success.title']()}
      lines={[
        t['activate.success.welcome'](),
        t['activate.success.login'](),
        t['activate.success.profile'](),
        t['activate.success.start'](),
      ]}
      actions={<ButtonLink to={href(loginRoute)}>{t['login.title']()}</ButtonLink>}
    />
  )
}
