import { loginRoute, registerRoute, useHref, useTexts } from '@kernel'
import { ButtonLink, MailIllustration, MessagePage } from '@kernel/ui'
import { css } from 'styled-system/css'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'
import { HelpLink } from '../ui/help-link'
import { SentTo } from '../ui/sent-to'
import { styles } from '../ui/steps.styles'

const quiet = css({ textStyle: 'small', color: 'quiet' })

export default function ActivationInstructions() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  useResetSession()
  return (
    <MessagePage
      art={<MailIllustration />}
      title={t['activate.instructions.title']()}
      lead={
        <SentTo unknown={t['activate.instructions.sent']()} sentence={t['activate.instructions.sentTo']} />
      }
      actions={
        <>
          {/* The next step is in the mailbox. */}
          <ButtonLink to={href(loginRoute)} variant="soft" size="lg">
            {t['login.title']()}
          </ButtonLink>
          <ButtonLink to={href(registerRoute)} state={{ isAgain: true }} variant="quiet" size="lg">
            {t['activate.instructions.again']()}
          </ButtonLink>
        </>
      }
      links={<HelpLink />}
    >
      <ol role="list" className={styles.root}>
        <li className={styles.step}>{t['activate.instructions.step1']()}</li>
        <li className={styles.step}>{t['activate.instructions.step2']()}</li>
        <li className={styles.step}>{t['activate.instructions.step3']()}</li>
      </ol>
      <p className={quiet}>{t['activate.instructions.spam']()}</p>
    </MessagePage>
  )
}
