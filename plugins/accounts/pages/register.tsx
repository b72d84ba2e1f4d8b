import { $settings, authenticationErrorDismissed, homeRoute, useHref, useTexts } from '@kernel'
import { $isFirstScreenReady, Form, FormField, useForm } from '@kernel/parts'
import { Alert, Button, ButtonLink, Input } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId } from 'react'
import { useSearchParams } from 'react-router'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { useJoinWaitingList } from '../api/registration'
import { CaptchaField } from '../captcha/captcha-field'
import { invitation } from '../model/invitation'
import { type WaitingListForm as Entry, isRegistrationOpen, waitingListSchema } from '../model/registration'
import { useResetSession } from '../model/use-reset-session'
import { accountsTexts } from '../texts'
import { AccountError } from '../ui/account-error'
import { LoginLink } from '../ui/account-link'
import { AccountScreen } from '../ui/account-screen'
import { HelpLink } from '../ui/help-link'
import { Ring } from '../ui/landing/ring'
import { LoginMethods, LoginNotices } from '../ui/login-methods'
import { RegistrationForm } from '../ui/registration-form'
import { styles } from '../ui/steps.styles'

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

function RegistrationScreen() {
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

/** The waiting list form with name and e-mail; a rejection keeps both. */
function WaitingListForm() {
  const t = useTexts(accountsTexts)
  const form = useForm(waitingListSchema)
  const join = useJoinWaitingList()
  const dismissError = useUnit(authenticationErrorDismissed)

  useEffect(() => () => dismissError(), [dismissError])

  async function handleSubmit(entry: Entry) {
    dismissError()
    await join(entry)
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={stack({ gap: '4' })}>
      <AccountError undone={t['waitingList.error.message']()} unsure={t['waitingList.unsure']()} />
      <FormField of={form} path={['name']} label={t['user.register.name']()} isRequired>
        {(control, { input }) => <Input autoComplete="name" {...control} value={input} />}
      </FormField>
      <FormField of={form} path={['email']} label={t['user.register.email']()} isRequired>
        {(control, { input }) => <Input type="email" autoComplete="email" {...control} value={input} />}
      </FormField>
      <CaptchaField of={form} path={['captcha']} />
      <Button type="submit" size="lg" isWide isLoading={form.isSubmitting}>
        {t['waitingList.submit']()}
      </Button>
    </Form>
  )
}

function WaitingListScreen() {
  const t = useTexts(accountsTexts)
  return (
    <AccountScreen
      title={t['waitingList.title']()}
      lead={t['waitingList.intro']()}
      isPictureKept
      links={
        <>
          <p>{t['waitingList.what']()}</p>
          <p>{t['waitingList.order']()}</p>
          <p>{t['waitingList.privacy']()}</p>
          <p>
            <LoginLink />
          </p>
          <HelpLink />
        </>
      }
    >
      <WaitingListForm />
    </AccountScreen>
  )
}

export default function Register() {
  useResetSession()
  return isRegistrationOpen(useUnit($settings)) ? <RegistrationScreen /> : <WaitingListScreen />
}
