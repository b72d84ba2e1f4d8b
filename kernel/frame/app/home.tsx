import { useUnit } from 'effector-react'
import { $settings } from '../../core/config/settings'
import { useKernelTexts } from '../../core/i18n/use-texts'
import { useHref } from '../../core/navigation/links'
import { loginRoute, myPageRoute } from '../../core/session/routes'
import { $isAuthenticated } from '../../core/session/session'
import { ButtonLink } from '../../kit/ui/button/button-link'
import { EmptyState } from '../../kit/ui/empty-state/empty-state'
import { PeopleIllustration } from '../../kit/ui/illustrations/people-illustration'
import { Page } from '../../kit/ui/page/page'

/** Home page for products without a plugin that provides one. */
export default function Home() {
  const t = useKernelTexts()
  const href = useHref()
  const [settings, isAuthenticated] = useUnit([$settings, $isAuthenticated])

  return (
    <Page>
      <EmptyState
        art={<PeopleIllustration />}
        titleAs="h1"
        title={t['home.title']({ name: settings.brand.name })}
        action={
          isAuthenticated ? (
            <ButtonLink to={href(myPageRoute)}>{t['myPage.title']()}</ButtonLink>
          ) : (
            <ButtonLink to={href(loginRoute)}>{t['session.login']()}</ButtonLink>
          )
        }
      >
        {t['home.text']()}
      </EmptyState>
    </Page>
  )
}
