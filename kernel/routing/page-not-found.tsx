import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { ButtonLink } from '../ui/button/button-link'
import { LostArt } from '../ui/empty-state/art/lost-art'
import { EmptyState } from '../ui/empty-state/empty-state'
import { Page } from '../ui/page/page'
import { useHomePath } from './home-path'

/** What stands at an address that nobody serves (KRN-ROUTE-02). */
export function PageNotFound() {
  const t = useTexts(kernelTexts)
  return (
    <Page>
      <EmptyState
        art={<LostArt />}
        titleAs="h1"
        title={t['main.pageNotFound']()}
        action={<ButtonLink to={useHomePath()}>{t['main.goHome']()}</ButtonLink>}
      >
        {t['main.pageNotFound.text']()}
      </EmptyState>
    </Page>
  )
}
