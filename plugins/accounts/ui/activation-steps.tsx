import { useTexts } from '@kernel'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'

const list = css({ display: 'grid', gap: '4', listStyle: 'none', m: '0', p: '0', counterReset: '[step]' })
const step = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  columnGap: '3',
  counterIncrement: '[step]',
  _before: {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    w: '6',
    h: '6',
    rounded: 'full',
    borderWidth: '[1.5px]',
    borderColor: 'accent.text',
    color: 'accent.text',
    fontSize: '2xs',
    fontWeight: 'bold',
  },
})

/** What a new member does to activate the account. */
export function ActivationSteps() {
  const t = useTexts(accountsTexts)
  return (
    <ol role="list" className={list}>
      <li className={step}>{t['activate.instructions.step1']()}</li>
      <li className={step}>{t['activate.instructions.step2']()}</li>
      <li className={step}>{t['activate.instructions.step3']()}</li>
    </ol>
  )
}
