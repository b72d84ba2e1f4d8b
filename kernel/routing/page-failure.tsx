import { sentenceOf } from '../http/api-error'
import { useSpeak, useTexts } from '../i18n/use-texts'
import { ChunkError } from '../plugin/lazy-entry'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { EmptyState } from '../ui/empty-state/empty-state'
import { Page } from '../ui/page/page'

/** Says in one sentence why a screen cannot be shown, and offers a way on. */
export function PageFailure({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const t = useTexts(kernelTexts)
  const say = useSpeak()
  const isOutdated = error instanceof ChunkError
  return (
    <Page>
      <div role="alert">
        <EmptyState
          title={t['page.failed']()}
          action={
            isOutdated ? (
              <Button onClick={() => location.reload()}>{t['page.reload']()}</Button>
            ) : (
              <Button onClick={onRetry}>{t['ui.retry']()}</Button>
            )
          }
        >
          {isOutdated ? t['page.outdated']() : say(sentenceOf(error))}
        </EmptyState>
      </div>
    </Page>
  )
}
