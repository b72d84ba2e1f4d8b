import { useTexts } from '@kernel'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { ActivationSteps } from './activation-steps'

const root = css({
  display: 'grid',
  gap: '4',
  p: '10',
  rounded: 'lg',
  bg: 'accent.soft',
  w: 'full',
  maxW: 'column.page',
  ms: 'auto',
  lgDown: { display: 'none' },
})
const heading = css({ textStyle: 'heading' })

/** What happens after the registration, beside its form. */
export function NextSteps() {
  const t = useTexts(accountsTexts)
  const id = useId()
  return (
    <section aria-labelledby={id} className={root}>
      <h2 id={id} className={heading}>
        {t['user.register.next']()}
      </h2>
      <ActivationSteps />
      <p className={css({ textStyle: 'small' })}>{t['activate.instructions.spam']()}</p>
    </section>
  )
}
