import { useUnit } from 'effector-react'
import { use, useEffect, useRef } from 'react'
import { css, cx } from 'styled-system/css'
import { announce } from '../../core/announcer/announce'
import { useKernelTexts } from '../../core/i18n/use-texts'
import { $copiedAt } from '../../core/query/offline-answers'
import { QueryClientContext, type QueryClientHolder } from '../../core/query/query-client-context'
import { restoreSessionFx } from '../../core/session/effects'
import {
  $expiryWarning,
  $remainingMinutes,
  $renewal,
  $session,
  expiryWarningClosed,
  restoreRequested,
  stayRequested,
} from '../../core/session/session'
import { wallClockOffset } from '../../core/session/stored'
import { useFormats } from '../../kit/parts/time/use-formats'
import { Alert } from '../../kit/ui/alert/alert'
import { Button } from '../../kit/ui/button/button'
import { RetryButton } from '../../kit/ui/button/retry-button'
import { offlineIcon } from '../../kit/ui/icons/status'

/** Place of a bar below the navigation bar: as wide as the widest screen, on phones from edge to edge. */
const barPlace = css({
  w: 'full',
  maxW: '[calc({sizes.column.wide} + 4rem)]',
  mx: 'auto',
  px: { md: '6', xl: '8' },
  pt: { md: '6' },
  mdDown: { '& > *': { rounded: 'none', px: '4' } },
  _withSide: { md: { px: '0', mx: '0' } },
})

const strong = css({ fontWeight: 'semibold' })

/** Informs that the screen shows the offline copy, and how old it is (decision:offline). */
export function OfflineAlert() {
  const copiedAt = useUnit($copiedAt)
  return copiedAt && <CopyShown copiedAt={copiedAt} />
}

const refreshCopied = ({ client }: QueryClientHolder) =>
  void client?.invalidateQueries({ predicate: ({ meta }) => Boolean(meta?.keepOffline) })

function CopyShown({ copiedAt }: { readonly copiedAt: Date }) {
  const t = useKernelTexts()
  const { dateTime } = useFormats()
  const holder = use(QueryClientContext)
  const [restore, isTrying] = useUnit([restoreRequested, restoreSessionFx.pending])

  useEffect(() => {
    const refresh = () => refreshCopied(holder)
    addEventListener('online', refresh)
    return () => {
      removeEventListener('online', refresh)
      // The server answers again, so replace the data from the offline copy.
      refresh()
    }
  }, [holder])

  const retry = () => {
    restore()
    refreshCopied(holder)
  }
  return (
    <div className={barPlace}>
      <Alert
        tone="warning"
        icon={offlineIcon}
        action={<RetryButton size="sm" variant="link" isLoading={isTrying} onClick={retry} />}
      >
        <b className={strong}>{t['offline.title']()}</b> {t['offline.copy']({ when: dateTime(copiedAt) })}
      </Alert>
    </div>
  )
}

// On tall screens the warning stays in view while the page scrolls.
const place = css({
  position: { base: 'relative', _tall: 'sticky' },
  top: { _tall: '[3.5rem]' },
  zIndex: 'bar',
  // The icon and the close button are level with the row of the sentence and its button.
  '& > *': { alignItems: 'center' },
})
const row = css({ row: true, gap: '2', justifyContent: 'space-between' })

/** Warns before the session expires and offers to extend it (decision:session-expiry-warning). */
export function SessionWarning() {
  const t = useKernelTexts()
  const [left, remaining, close] = useUnit([$expiryWarning, $remainingMinutes, expiryWarningClosed])
  const [renewal, stay] = useUnit([$renewal, stayRequested])
  useRenewalAnnouncement()
  if (left === null) return null
  const announced = Math.floor(left / 60_000)
  const minutes = Math.min(remaining ?? announced, announced)

  return (
    <div className={cx(barPlace, place)}>
      <Alert tone="warning" onClose={close}>
        <div className={row}>
          {renewal === 'refused' ? (
            <Refusal />
          ) : (
            // Screen readers announce the warning when it appears, but not each minute that passes.
            <span aria-live={minutes < announced ? 'off' : undefined}>
              {minutes > 0 ? t['session.endsIn']({ minutes }) : t['session.endsNow']()}
            </span>
          )}
          <Button size="sm" variant="soft" isLoading={renewal === 'asked'} onClick={stay}>
            {t['session.stay']()}
          </Button>
        </div>
      </Alert>
    </div>
  )
}

function Refusal() {
  const t = useKernelTexts()
  const { time } = useFormats()
  const session = useUnit($session)
  if (!session) return null
  const end = session.startedAt.getTime() + session.limit * 60_000 + wallClockOffset()
  return t['session.notExtended']({ time: time(new Date(end)) })
}

/** Screen readers get no other sign that the session was extended: the warning only disappears. */
function useRenewalAnnouncement(): void {
  const t = useKernelTexts()
  const renewal = useUnit($renewal)
  const before = useRef(renewal)
  useEffect(() => {
    if (before.current === 'asked' && renewal === 'none') announce(t['session.extended']())
    before.current = renewal
  }, [renewal, t])
}
