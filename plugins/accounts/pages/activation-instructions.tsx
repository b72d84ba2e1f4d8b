import { useTexts } from '@kernel'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'
import { AccountScreen } from '../ui/account-screen'
import { HelpLink } from '../ui/help-link'

const steps = css({ ps: '5', listStyle: 'decimal', display: 'grid', gap: '2', fontWeight: 'medium' })
const quietText = css({ color: 'quiet' })

/** Screen shown after registration: how to activate the account. */
export default function ActivationInstructions() {
  const t = useTexts(accountsTexts)
  useResetSession()
  return (
    <AccountScreen
      title={t['activate.instructions.title']()}
      lead={t['activate.instructions.sent']()}
      links={<HelpLink />}
    >
      <div className={stack({ gap: '4' })}>
        <p>{t['activate.instructions.how']()}</p>
        <ol role="list" className={steps}>
          <li>{t['activate.instructions.step1']()}</li>
          <li>{t['activate.instructions.step2']()}</li>
          <li>{t['activate.instructions.step3']()}</li>
        </ol>
        <p className={quietText}>{t['activate.instructions.spam']()}</p>
        <p className={quietText}>{t['activate.instructions.close']()}</p>
      </div>
    </AccountScreen>
  )
}
