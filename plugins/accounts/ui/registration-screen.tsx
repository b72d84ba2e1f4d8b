import { homeRoute, useHref, useTexts } from '@kernel'
import { $isFirstScreenReady } from '@kernel/parts'
import { Alert, ButtonLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { invitation } from '../model/invitation'
import { accountsTexts } from '../texts'
import { LoginLink } from './account-link'
import { AccountScreen } from './account-screen'
import { HelpLink } from './help-link'
import { Ring } from './landing/ring'
import { LoginMethods, LoginNotices } from './login-methods'
import { RegistrationForm } from './registration-form'
import { styles } from './steps.styles'

const root = css({
  display: 'grid',
  alignContent: 'center',
  gap: '4',
  p: '8',
  rounded: 'lg',
  bg: 'accent.soft',
  w: 'full',
  maxW: 'column.page',
  ms: 'auto',
  lgDown: { display: 'none' },
})
const ring = css({ maxW: '[30rem]', mx: 'auto', w: 'full', mt: '-2' })
const heading = css({ textStyle: 'heading' })

function NextSteps() {
  const t = useTexts(accountsTexts)
  const id = useId()
  return (
    <section aria-labelledby={id} className={root}>
      <Ring isLazy className={ring} />
      <h2 id={id} className={heading}>
        {t['user.register.next']()}
      </h2>
      <ol role="list" className={styles.root}>
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className={styles.step}>
            <div>
              <p className={styles.title}>{t[`user.register.next.${step}.title`]()}</p>
              <p className={styles.text}>{t[`user.register.next.${step}.text`]()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

export function RegistrationScreen() {
  const t = useTexts(accountsTexts)
  const href = useHref()
  const [query] = useSearchParams()
  const token = query.get('token')
  // The page that hydrates was rendered for any address, and knows nothing of this tab.
  const isReady = useUnit($isFirstScreenReady)
  // Links that lead back to this screen have no token.
  const referralId = token || (isReady && invitation.load()) || null
  useEffect(() => {
    if (token) invitation.save(token)
  }, [token])

  return (
    <AccountScreen
      title={t['user.register.title']()}
      lead={<LoginLink />}
      aside={<NextSteps />}
      notices={<LoginNotices screen="registration" />}
      links={
        <>
          <LoginMethods screen="registration" />
          <HelpLink />
        </>
      }
    >
      {isReady && referralId && <Alert>{t['user.register.invited']()}</Alert>}
      <RegistrationForm
        referralId={referralId}
        cancel={
          <ButtonLink to={href(homeRoute)} variant="quiet" size="lg">
            {t['user.register.cancel']()}
          </ButtonLink>
        }
      />
    </AccountScreen>
  )
}
