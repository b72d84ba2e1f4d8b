import { useTexts } from '@kernel'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { accountsTexts } from '../texts'
import { Ring } from './landing/ring'
import { styles } from './steps.styles'

const root = css({
  display: 'grid',
  alignContent: 'center',
  gap: '4',
  p: '8',
  rounded: 'lg',
  bg: 'accent.soft',
  w: 'full',
  maxW: 'column.page',
  ms: 'auto',
  lgDown: { display: 'none' },
})
const ring = css({ maxW: '[30rem]', mx: 'auto', w: 'full', mt: '-2' })
const heading = css({ textStyle: 'heading' })

export function NextSteps() {
  const t = useTexts(accountsTexts)
  const id = useId()
  return (
    <section aria-labelledby={id} className={root}>
      <Ring isLazy className={ring} />
      <h2 id={id} className={heading}>
        {t['user.register.next']()}
      </h2>
      <ol role="list" className={styles.root}>
        {([1, 2, 3] as const).map((step) => (
          <li key={step} className={styles.step}>
            <div>
              <p className={styles.title}>{t[`user.register.next.${step}.title`]()}</p>
              <p className={styles.text}>{t[`user.register.next.${step}.text`]()}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
