import { Card, checkIcon, closeIcon, Icon, Spinner } from '@kernel/ui'
import type { ReactNode } from 'react'
import { purchaseRecipe } from './purchase.recipe'

interface PurchaseStateProps {
  /** What is being waited for; without it, the purchase was not completed. */
  readonly waitingFor?: string
  readonly text: string
  /** Steps of what is happening, and the position of the one that is under way. */
  readonly steps?: readonly string[]
  readonly current?: number
  readonly children?: ReactNode
}

/** Card that tells where a purchase stands. */
export function PurchaseState({ waitingFor, text, steps = [], current = 0, children }: PurchaseStateProps) {
  const styles = purchaseRecipe()
  return (
    <Card padding="none" isBleed className={styles.state}>
      <span data-tone={waitingFor ? undefined : 'danger'} className={styles.mark}>
        {waitingFor ? <Spinner label={waitingFor} /> : <Icon of={closeIcon} />}
      </span>
      {waitingFor && (
        <p aria-hidden="true" className={styles.subject}>
          {waitingFor}
        </p>
      )}
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
      {children}
    </Card>
  )
}
