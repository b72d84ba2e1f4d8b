import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { useHomePath } from '../../core/navigation/use-home-path'
import { ButtonLink } from '../../ui/button/button-link'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { LostIllustration } from '../../ui/illustrations/lost-illustration'
import { Page } from '../../ui/page/page'

/** The screen for a URL that matches no route. */
export function PageNotFound() {
  const t = useTexts(kernelTexts)
  return (
    <Page>
      <EmptyState
        art={<LostIllustration />}
        titleAs="h1"
        title={t['main.pageNotFound']()}
        action={<ButtonLink to={useHomePath()}>{t['main.goHome']()}</ButtonLink>}
      >
        {t['main.pageNotFound.text']()}
      </EmptyState>
    </Page>
  )
}
