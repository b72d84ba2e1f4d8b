import { useTexts } from '@kernel'
import { mailIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'
import { AccountScreen } from '../ui/account-screen'
import { ActivationSteps } from '../ui/activation-steps'
import { HelpLink } from '../ui/help-link'

const quietText = css({ textStyle: 'small', color: 'quiet' })

/** Screen shown after registration: how to activate the account. */
export default function ActivationInstructions() {
  const t = useTexts(accountsTexts)
  useResetSession()
  return (
    <AccountScreen mark={mailIcon} title={t['activate.instructions.title']()} links={<HelpLink />}>
      <p>{t['activate.instructions.sent']()}</p>
      <p>{t['activate.instructions.how']()}</p>
      <ActivationSteps />
      <p className={quietText}>{t['activate.instructions.spam']()}</p>
      <p className={quietText}>{t['activate.instructions.close']()}</p>
    </AccountScreen>
  )
}
