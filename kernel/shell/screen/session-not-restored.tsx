import { useUnit } from 'effector-react'
import { errorMessage } from '../../core/http/outcome'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { FirstScreenMarker } from '../../core/navigation/first-screen'
import { useScreenName } from '../../core/navigation/page-head'
import { restoreSessionFx } from '../../core/session/effects'
import { restoreRequested } from '../../core/session/session'
import { Button } from '../../ui/button/button'
import { ErrorCard } from '../../ui/error-card/error-card'
import { refreshIcon } from '../../ui/icons/tools'
import { Page, PageHeader } from '../../ui/page/page'

/** Replaces a members' screen while the server cannot verify the stored token. */
export function SessionNotRestored({ error }: { readonly error: Error }) {
  const t = useTexts(kernelTexts)
  const translate = useTranslate()
  const name = useScreenName()
  const [retry, isTrying] = useUnit([restoreRequested, restoreSessionFx.pending])
  return (
    <Page>
      {name && <PageHeader title={name} />}
      <ErrorCard
        titleAs="h2"
        title={t['session.notRestored']()}
        action={
          <Button size="sm" variant="soft" icon={refreshIcon} isLoading={isTrying} onClick={() => retry()}>
            {t['ui.retry']()}
          </Button>
        }
      >
        {translate(errorMessage(error))}
      </ErrorCard>
      <FirstScreenMarker />
    </Page>
  )
}
