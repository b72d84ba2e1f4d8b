import { loginRoute, registerRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, dangerIcon, LostIllustration, linkIcon, personAddIcon, refreshIcon } from '@kernel/ui'
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
      art={<LostIllustration />}
      lead={t['activate.error.used']()}
      points={[
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
    />
  )
}
