import { loginRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, successIcon } from '@kernel/ui'
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
      lines={[
        t['activate.success.welcome'](),
        t['activate.success.login'](),
        t['activate.success.profile'](),
        t['activate.success.start'](),
      ]}
      actions={
        <ButtonLink to={href(loginRoute)} size="lg">
          {t['login.title']()}
        </ButtonLink>
      }
    />
  )
}
