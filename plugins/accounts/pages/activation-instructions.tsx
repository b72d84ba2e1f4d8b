import { loginRoute, registerRoute, useHref, useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import { ButtonLink, MailIllustration, mailIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { registeredEmail } from '../model/registered-email'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'
import { AccountScreen } from '../ui/account-screen'
import { ActivationSteps } from '../ui/activation-steps'
import { HelpLink } from '../ui/help-link'

const sent = css({ overflowWrap: 'anywhere' })
const actions = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2',
  mt: '2',
  mdDown: { '& > *': { w: 'full' } },
})
const quietText = css({ textStyle: 'small', color: 'quiet' })

/** Screen shown after registration: how to activate the account. */
export default function ActivationInstructions() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  // A server does not know the address.
  const email = useUnit($isFirstScreenReady) && registeredEmail.load()
  useResetSession()
  return (
    <AccountScreen
      mark={mailIcon}
      art={<MailIllustration />}
      title={t['activate.instructions.title']()}
      links={<HelpLink />}
    >
      <p className={sent}>
        {email ? t['activate.instructions.sentTo']({ email }) : t['activate.instructions.sent']()}
      </p>
      <p>{t['activate.instructions.how']()}</p>
      <ActivationSteps />
      <p className={quietText}>{t['activate.instructions.spam']()}</p>
      <p className={quietText}>{t['activate.instructions.close']()}</p>
      <div className={actions}>
        <ButtonLink to={href(loginRoute)} size="lg">
          {t['login.title']()}
        </ButtonLink>
        <ButtonLink to={href(registerRoute)} variant="quiet" size="lg">
          {t['activate.instructions.again']()}
        </ButtonLink>
      </div>
    </AccountScreen>
  )
}
