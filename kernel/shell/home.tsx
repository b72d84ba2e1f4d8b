import { useUnit } from 'effector-react'
import { $settings } from '../config/settings'
import { useTexts } from '../i18n/use-texts'
import { useHref } from '../routing/links'
import { loginRoute, myPageRoute } from '../session/routes'
import { $isAuthenticated } from '../session/session'
import { kernelTexts } from '../texts'
import { ButtonLink } from '../ui/button/button-link'
import { PeopleArt } from '../ui/empty-state/art/people-art'
import { EmptyState } from '../ui/empty-state/empty-state'
import { Page } from '../ui/page/page'

/** The home page where no plugin brings one. */
export default function Home() {
  const t = useTexts(kernelTexts)
  const href = useHref()
  const [settings, isAuthenticated] = useUnit([$settings, $isAuthenticated])

  return (
    <Page>
      <EmptyState
        art={<PeopleArt />}
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
