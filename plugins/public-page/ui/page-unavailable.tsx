import { errorMessage, outcomeOf, useTexts, useTranslate } from '@kernel'
import { useHomePath } from '@kernel/parts'
import { ButtonLink, NotFoundPage, type NotFoundPageProps, RetryButton } from '@kernel/ui'
import { useEffect } from 'react'
import { publicPageTexts } from '../texts'

/** Shown when the settings could not be loaded: logs the error and offers the home page and a retry. */
export function PageError(props: {
  readonly login: string
  readonly error: unknown
  readonly isTrying: boolean
  readonly onRetry: () => void
}) {
  const { login, error, isTrying, onRetry } = props
  const t = useTexts(publicPageTexts)
  const translate = useTranslate()
  useErrorLog(`The settings of the public page of @${login} could not be loaded.`, error)
  const isMissing = outcomeOf(error).reason === 'not-found'

  return (
    <Unavailable
      title={isMissing ? t['page.missing.title']({ login }) : t['page.failed.title']()}
      action={<RetryButton variant="soft" isLoading={isTrying} onClick={onRetry} />}
    >
      {isMissing ? t['page.missing.text']() : translate(errorMessage(error))}
    </Unavailable>
  )
}

/** Shown when the URL is `@` without a username. */
export function PageOwnerNotFound() {
  const t = useTexts(publicPageTexts)
  useErrorLog('The address of a public page needs a login after the @.')
  return <Unavailable title={t['page.failed.title']()}>{t['page.nobody.text']()}</Unavailable>
}

/** Its owner learns how to publish it. */
export function PageNotPublic({ isOwn }: { readonly isOwn: boolean }) {
  const t = useTexts(publicPageTexts)
  return (
    <Unavailable title={t['page.private.title']()}>
      {isOwn ? t['page.private.own']() : t['page.private.text']()}
    </Unavailable>
  )
}

function Unavailable({ title, children, action }: NotFoundPageProps) {
  const t = useTexts(publicPageTexts)
  return (
    <NotFoundPage
      title={title}
      action={
        <>
          <ButtonLink to={useHomePath()}>{t['page.home']()}</ButtonLink>
          {action}
        </>
      }
    >
      {children}
    </NotFoundPage>
  )
}

/** Logs an error once per failure, not per render. */
function useErrorLog(sentence: string, cause?: unknown) {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: PUB-PAGE-05 asks for it
    console.error(sentence, ...(cause === undefined ? [] : [cause]))
  }, [sentence, cause])
}
