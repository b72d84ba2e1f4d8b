import { useHref, useTexts } from '@kernel'
import { ErrorNotice } from '@kernel/parts'
import { ButtonLink, Card, checkIcon, Icon, Spinner, warningIcon } from '@kernel/ui'
import type { MouseEvent, ReactNode } from 'react'
import { css } from 'styled-system/css'
import { cartRoute } from '../contract'
import { openPaymentPage } from '../model/payment-address'
import { commerceTexts } from '../texts'
import { styles } from './purchase.styles'

const list = css({
  display: { base: 'none', md: 'flex' },
  alignItems: 'center',
  gap: '2',
  textStyle: 'caption',
  color: 'quiet',
  _print: { display: 'none' },
})
/** Phones have room for the number only; the title of the screen names the step. */
const short = css({
  textStyle: 'caption',
  color: 'quiet',
  '&[data-failed]': { color: 'warning', fontWeight: 'semibold' },
  md: { display: 'none' },
  _print: { display: 'none' },
})
const step = css({
  row: true,
  gap: '2',
  '&:not(:last-child)::after': { content: '""', w: '5', borderTopWidth: '1px' },
  '&[aria-current]': { color: 'text', fontWeight: 'semibold' },
  '&[aria-current][data-failed]': { color: 'warning' },
})
const mark = css({
  circle: true,
  w: '6',
  h: '6',
  borderWidth: '1px',
  borderColor: 'outline',
  forcedColorsBorder: true,
  '[aria-current]:not([data-failed]) > &': {
    bg: 'accent.fill',
    borderColor: 'accent.fill',
    color: 'accent.on',
  },
  '[data-failed] > &': { bg: 'warning.soft', borderColor: 'warning.soft' },
  '[data-done] > &': { bg: 'accent.soft', borderColor: 'accent.soft', color: 'accent.text' },
})

const steps = ['cart', 'payment', 'enrolled'] as const

interface PurchaseStepsProps {
  readonly current: (typeof steps)[number]
  /** Whether the step did not succeed, as the title of the screen says. */
  readonly isFailed?: boolean | undefined
}

export function PurchaseSteps({ current, isFailed }: PurchaseStepsProps) {
  const t = useTexts(commerceTexts)
  const position = steps.indexOf(current)
  return (
    <>
      <p data-failed={isFailed || undefined} className={short}>
        {t['steps.short']({ number: position + 1, total: steps.length })}
      </p>
      <ol role="list" aria-label={t['steps.label']()} className={list}>
        {steps.map((name, index) => (
          <li
            key={name}
            aria-current={index === position ? 'step' : undefined}
            data-done={index < position || undefined}
            data-failed={(isFailed && index === position) || undefined}
            className={step}
          >
            <span aria-hidden="true" className={mark}>
              {index < position ? (
                <Icon of={checkIcon} size="sm" />
              ) : isFailed && index === position ? (
                <Icon of={warningIcon} size="sm" />
              ) : (
                index + 1
              )}
            </span>
            {t[`steps.${name}`]()}
          </li>
        ))}
      </ol>
    </>
  )
}

interface PurchaseStateProps {
  readonly waitingFor: string
  readonly text: string
  /** Steps of what is happening, and the position of the one that is under way. */
  readonly steps?: readonly string[]
  readonly current?: number
  readonly children?: ReactNode
}

export function PurchaseState({ waitingFor, text, steps = [], current = 0, children }: PurchaseStateProps) {
  return (
    <Card padding="none" isBleed className={styles.state}>
      <span className={styles.mark}>
        <Spinner label={waitingFor} />
      </span>
      <p aria-hidden="true" className={styles.subject}>
        {waitingFor}
      </p>
      <p className={styles.text}>{text}</p>
      {steps.length > 0 && (
        <ol role="list" className={styles.steps}>
          {steps.map((step, index) => (
            <li
              key={step}
              aria-current={index === current ? 'step' : undefined}
              data-done={index < current || undefined}
              className={styles.step}
            >
              <span aria-hidden="true" className={styles.stepMark}>
                {index < current ? <Icon of={checkIcon} size="sm" /> : index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      )}
      <div className={styles.actions}>{children}</div>
    </Card>
  )
}

interface CartErrorProps {
  readonly query: { readonly error: unknown; readonly isFetching: boolean; readonly refetch: () => unknown }
  readonly children: ReactNode
}

export function CartError({ query: { error, isFetching, refetch }, children }: CartErrorProps) {
  const t = useTexts(commerceTexts)
  return (
    <ErrorNotice
      titleAs="h2"
      title={t['cart.notLoaded']()}
      detail={t['cart.errorGetting']()}
      error={error}
      isTrying={isFetching}
      onRetry={() => refetch()}
      otherwise={children}
    />
  )
}

/** Leads back to the cart. From the checkout, it takes its place in the history: going back would order again. */
export function BackToCart({ cartId }: { readonly cartId?: string | undefined }) {
  const t = useTexts(commerceTexts)
  const href = useHref()
  return (
    <ButtonLink to={href(cartRoute, {}, { cartId })} replace variant="quiet">
      {t['checkout.backToCart']()}
    </ButtonLink>
  )
}

/** Opens the payment page in place of the checkout. */
export function PaymentPageLink({ address }: { readonly address: string }) {
  const t = useTexts(commerceTexts)
  function handleClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openPaymentPage(address)
  }
  return (
    <ButtonLink to={address} reloadDocument onClick={handleClick}>
      {t['checkout.follow']()}
    </ButtonLink>
  )
}
