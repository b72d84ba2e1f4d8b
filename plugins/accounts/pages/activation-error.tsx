import { ButtonLink, dangerIcon, loginRoute, registerRoute, useHref, useTexts } from '@kernel'
import { accountsTexts } from '../texts'
import { ActivationOutcome } from '../ui/activation-outcome'

/** The account could not be activated: five lines and two ways on (ACC-ACT-02). */
export default function ActivationError() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <ActivationOutcome
      tone="danger"
      icon={dangerIcon}
      title={t['activate.error.title']()}
      lines={[
        t['activate.error.used'](),
        t['activate.error.whole'](),
        t['activate.error.connection'](),
        t['activate.error.again'](),
      ]}
      actions={
        <>
          <ButtonLink to={href(loginRoute)}>{t['login.title']()}</ButtonLink>
          <ButtonLink to={href(registerRoute)} variant="quiet">
            {t['user.register.title']()}
          </ButtonLink>
        </>
      }
    />
  )
}
