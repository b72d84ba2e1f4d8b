import { useUnit } from 'effector-react'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { useHomePath } from '../../core/navigation/links'
import { $isAuthenticated } from '../../core/session/session'
import { Button } from '../../ui/button/button'
import { ButtonLink } from '../../ui/button/button-link'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { searchIcon } from '../../ui/icons/tools'
import { LostIllustration } from '../../ui/illustrations/lost-illustration'
import { Page } from '../../ui/page/page'
import { searchOpened } from '../search/search'

/** The screen for a URL that matches no route. Members can search, too. */
export function PageNotFound() {
  const t = useTexts(kernelTexts)
  const [isMember, openSearch] = useUnit([$isAuthenticated, searchOpened])
  return (
    <Page width="wide">
      <EmptyState
        art={<LostIllustration />}
        titleAs="h1"
        title={t['main.pageNotFound']()}
        action={
          <>
            <ButtonLink to={useHomePath()}>{t['main.goHome']()}</ButtonLink>
            {isMember && (
              <Button variant="soft" icon={searchIcon} onClick={() => openSearch()}>
                {t['search.open']()}
              </Button>
            )}
          </>
        }
      >
        {t['main.pageNotFound.text']()}
      </EmptyState>
    </Page>
  )
}
