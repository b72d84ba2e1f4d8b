import { useUnit } from 'effector-react'
import { errorMessage } from '../../core/http/outcome'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { FirstScreenMarker } from '../../core/navigation/first-screen'
import { useScreenName } from '../../core/navigation/page-head'
import { restoreRequested, restoreSessionFx } from '../../core/session/session'
import { Button } from '../../ui/button/button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { LostIllustration } from '../../ui/illustrations/lost-illustration'
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
      <div role="alert">
        <EmptyState
          art={<LostIllustration />}
          title={t['session.notRestored']()}
          action={
            <Button isLoading={isTrying} onClick={() => retry()}>
              {t['ui.retry']()}
            </Button>
          }
        >
          {translate(errorMessage(error))}
        </EmptyState>
      </div>
      <FirstScreenMarker />
    </Page>
  )
}
