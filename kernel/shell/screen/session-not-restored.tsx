import { useUnit } from 'effector-react'
import { type ApiError, errorMessage } from '../../core/http/api-error'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts, useTranslate } from '../../core/i18n/use-texts'
import { useScreenName } from '../../core/navigation/document-title'
import { FirstScreenMarker } from '../../core/navigation/first-screen'
import { restoreRequested, restoreSessionFx } from '../../core/session/session'
import { Button } from '../../ui/button/button'
import { EmptyState } from '../../ui/empty-state/empty-state'
import { Page, PageHeader } from '../../ui/page/page'

/** Stands in the place of a screen for members while the server cannot say whether the stored token is good. */
export function SessionNotRestored({ error }: { readonly error: ApiError }) {
  const t = useTexts(kernelTexts)
  const say = useTranslate()
  const name = useScreenName()
  const [retry, isTrying] = useUnit([restoreRequested, restoreSessionFx.pending])
  return (
    <Page>
      {name && <PageHeader title={name} />}
      <div role="alert">
        <EmptyState
          title={t['session.notRestored']()}
          action={
            <Button isLoading={isTrying} onClick={() => retry()}>
              {t['ui.retry']()}
            </Button>
          }
        >
          {say(errorMessage(error))}
        </EmptyState>
      </div>
      <FirstScreenMarker />
    </Page>
  )
}
