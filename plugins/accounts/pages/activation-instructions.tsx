import { loginRoute, registerRoute, useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import { MailIllustration, MessagePage } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { registeredEmail } from '../model/registered-email'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'
import { AccountLink } from '../ui/account-link'
import { HelpLink } from '../ui/help-link'
import { styles } from '../ui/steps.styles'

const quiet = css({ textStyle: 'small', color: 'quiet', display: 'grid', gap: '2' })

/** The next step is in the mail, so no link stands out. */
export default function ActivationInstructions() {
  const t = useTexts(accountsTexts)
  // A server does not know the address.
  const email = useUnit($isFirstScreenReady) && registeredEmail.load()
  useResetSession()
  return (
    <MessagePage
      art={<MailIllustration />}
      title={t['activate.instructions.title']()}
      lead={email ? <SentTo email={email} /> : t['activate.instructions.sent']()}
      links={
        <>
          <p>
            <AccountLink
              question={t['activate.instructions.active']()}
              label={t['login.title']()}
              to={loginRoute}
            />
          </p>
          <p>
            <AccountLink
              question={t['activate.instructions.wrong']()}
              label={t['activate.instructions.again']()}
              to={registerRoute}
            />
          </p>
          <HelpLink />
        </>
      }
    >
      <p>{t['activate.instructions.how']()}</p>
      <ol role="list" className={styles.root}>
        <li className={styles.step}>{t['activate.instructions.step1']()}</li>
        <li className={styles.step}>{t['activate.instructions.step2']()}</li>
        <li className={styles.step}>{t['activate.instructions.step3']()}</li>
      </ol>
      <div className={quiet}>
        <p>{t['activate.instructions.spam']()}</p>
        <p>{t['activate.instructions.close']()}</p>
      </div>
    </MessagePage>
  )
}

/** Says where the mail went; the address stands out, so that a slip of the pen is seen. */
function SentTo({ email }: { readonly email: string }) {
  const t = useTexts(accountsTexts)
  const [before, ...after] = t['activate.instructions.sentTo']({ email }).split(email)
  return (
    <>
      {before}
      <strong>
        <bdi>{email}</bdi>
      </strong>
      {after.join(email)}
    </>
  )
}
