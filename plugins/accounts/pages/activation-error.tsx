import { loginRoute, registerRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, dangerIcon } from '@kernel/ui'
import { accountsTexts } from '../texts'
import { ActivationResult } from '../ui/activation-result'

/** Screen shown when the account could not be activated. */
export default function ActivationError() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  return (
    <ActivationResult
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
          <ButtonLink to={href(loginRoute)} size="lg">
            {t['login.title']()}
          </ButtonLink>
          <ButtonLink to={href(registerRoute)} variant="quiet" size="lg">
            {t['user.register.title']()}
          </ButtonLink>
        </>
      }
    />
  )
}
