import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { memo, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react'
import {
  ChunkError,
  componentOf,
  type LoadCode,
  loadCode,
  preloadCode,
  retryCode,
  useLateArrival,
} from '../../../core/async/load-code'
import { perRequest } from '../../../core/async/per-request'
import { errorMessage } from '../../../core/http/outcome'
import { useKernelTexts, useTranslate } from '../../../core/i18n/use-texts'
import type { LazyContent, Load } from '../../../core/plugin/slot'
import { ErrorCard } from '../../ui/error-card/error-card'
import { LoadError, RetryOrReload } from '../../ui/lazy/load-error'
import { EntryBoundary } from './entry-boundary'
import { isAlike } from './is-alike'

/**
 * What is shown instead of failed content:
 * - `card`: for main content, a card that explains any error and offers to retry
 * - `notice`: a message and a retry button when code did not load; nothing for render errors
 * - `nothing`: nothing
 * - a function: what it returns for the error and a function that retries
 *
 * Code that did not load appears by itself once it arrives.
 */
export type WhenFailed = 'card' | 'notice' | 'nothing' | ((error: unknown, retry: () => void) => ReactNode)

interface LazyEntryProps<Props extends object> {
  readonly plugin: string
  readonly entry: string
  readonly content: LazyContent<Props>
  readonly props: Props
  readonly fallback?: ReactNode
  readonly whenFailed?: WhenFailed | undefined
  readonly name?: string | undefined
  readonly of?: 'page' | 'section'
  readonly frame?: (card: ReactNode) => ReactNode
  /** Appears with the content. */
  readonly children?: ReactNode
}

/**
 * A screen or an entry of a slot, whose code comes late. Its failures stay within it, and can be retried.
 * It has the session's query client unless `hasServerState` is false.
 */
export const LazyEntry = memo(
  function LazyEntry<Props extends object>(view: LazyEntryProps<Props>) {
    const { plugin, entry, content, fallback = null, children } = view
    return (
      <QueryErrorResetBoundary>
        {({ reset }) => (
          <EntryBoundary
            plugin={plugin}
            entry={entry}
            fallback={(error, retry) => {
              const handleRetry = () => {
                reset()
                retryCode(codeOf(content))
                retry()
              }
              return (
                <>
                  {error instanceof ChunkError && <Awaited load={codeOf(content)} onArrived={handleRetry} />}
                  <Failure {...view} error={error} onRetry={handleRetry} />
                </>
              )
            }}
          >
            <Suspense fallback={fallback}>
              <Content content={content} props={view.props} />
              {children}
            </Suspense>
          </EntryBoundary>
        )}
      </QueryErrorResetBoundary>
    )
  },
  (before, after) => isAlike(before, after, isAlike),
) as <Props extends object>(view: LazyEntryProps<Props>) => ReactNode

type ContentProps<Props extends object> = Pick<LazyEntryProps<Props>, 'content' | 'props'>

/** Stays as it is when what surrounds it renders again with the same props. */
const Content = memo(
  function Content<Props extends object>({ content, props }: ContentProps<Props>) {
    rendered.get()?.add(content.load)
    const Entry = componentOf(codeOf(content))
    return <Entry {...props} />
  },
  (before, after) => isAlike(before.content, after.content) && isAlike(before.props, after.props),
) as <Props extends object>(props: ContentProps<Props>) => ReactNode

function Awaited({ load, onArrived }: { readonly load: LoadCode<unknown>; readonly onArrived: () => void }) {
  useLateArrival(load, onArrived)
  return null
}

interface FailureProps extends Pick<LazyEntryProps<never>, 'whenFailed' | 'name' | 'of' | 'frame'> {
  readonly error: unknown
  readonly onRetry: () => void
}

function Failure({ whenFailed = 'card', error, onRetry, ...card }: FailureProps) {
  if (typeof whenFailed === 'function') return whenFailed(error, onRetry)
  if (whenFailed === 'card') return <FailureCard {...card} error={error} onRetry={onRetry} />
  if (whenFailed === 'nothing' || !(error instanceof ChunkError)) return null
  return <LoadError failure={{ error, retry: onRetry }} />
}

function FailureCard({ name, of, frame = (card) => card, error, onRetry }: Omit<FailureProps, 'whenFailed'>) {
  const t = useKernelTexts()
  const translate = useTranslate()
  const title = name ? t['page.failed.named']({ name }) : t['page.failed.part']()
  // Data that could not be read are read again when the device is online again.
  const handleOnline = useEffectEvent(() => error instanceof ChunkError || onRetry())
  useEffect(() => {
    const listen = () => void handleOnline()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
  return frame(
    <ErrorCard
      titleAs="h2"
      title={of === 'page' ? t['page.failed']() : title}
      action={<RetryOrReload failure={{ error, retry: onRetry }} />}
    >
      {translate(errorMessage(error))}
    </ErrorCard>,
  )
}

/**
 * Loads the function of an entry. The next call after a failure tries again.
 * @throws {ChunkError} when its code does not load
 */
export const loadFunction = <Props extends object, Value>({
  load,
}: {
  readonly load?: Load<never, unknown>
}): Promise<(props: Props) => Value> =>
  // The person who has pressed it hears soon that it did not load.
  loadCode(load as unknown as Load<Props, Value>, 1).then((code) => code.default)

const rendered = perRequest<Set<object> | undefined>(undefined)

/** Starts to record the entries rendered on a server. @returns the record of their `load` functions, which grows */
export function recordRenderedEntries(): ReadonlySet<object> {
  const record = new Set<object>()
  rendered.set(record)
  return record
}

/** Loads the code of an entry before it is rendered; resolves also if it does not load at once. */
export const loadEntry = <Props extends object>(content: LazyContent<Props>): Promise<unknown> =>
  loadCode(codeOf(content), 0).catch(() => undefined)

export const preloadEntry = <Props extends object>(content: LazyContent<Props>): void =>
  preloadCode(codeOf(content))

type LoadEntry<Props> = LoadCode<{ readonly default: (props: Props) => ReactNode }>

// Functions that load an entry with the query client, by `load`. Type `unknown`: TypeScript cannot relate the props of key
// and value.
const withQueries = new WeakMap<object, unknown>()

function codeOf<Props extends object>({ load, hasServerState = true }: LazyContent<Props>): LoadEntry<Props> {
  if (!hasServerState) return load
  if (!withQueries.has(load)) withQueries.set(load, () => loadWithQueries(load))
  return withQueries.get(load) as LoadEntry<Props>
}

const loadQueries = () => import('../../../core/query/session-query-provider')

async function loadWithQueries<Props extends object>(load: LazyContent<Props>['load']) {
  const [{ default: Entry }, { SessionQueryProvider }] = await Promise.all([load(), loadQueries()])
  return {
    default: (props: Props) => (
      <SessionQueryProvider>
        <Entry {...props} />
      </SessionQueryProvider>
    ),
  }
}
