import { useUnit } from 'effector-react'
import { type ApiError, sentenceOf } from '../http/api-error'
import { useSpeak, useTexts } from '../i18n/use-texts'
import { restoreRequested, restoreSessionFx } from '../session/session'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { EmptyState } from '../ui/empty-state/empty-state'
import { Page, PageHeader } from '../ui/page/page'
import { ScreenShown } from './first-screen'
import { useScreenName } from './title'

/** Stands in the place of a screen for members while the server cannot say whether the stored token is good. */
export function SessionNotRestored({ error }: { readonly error: ApiError }) {
  const t = useTexts(kernelTexts)
  const say = useSpeak()
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
          {say(sentenceOf(error))}
        </EmptyState>
      </div>
      <ScreenShown />
    </Page>
  )
}
