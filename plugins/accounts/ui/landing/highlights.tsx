import { $settings, useCode, useTexts } from '@kernel'
import { $isFirstScreenReady, useSlotEntries } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { landingHighlights } from '../../contract'
import { accountsTexts } from '../../texts'
import { styles } from '../highlights.styles'

const loadHighlights = () => import('../highlights.lazy')

const root = css({ stack: true, gap: '3', mdDown: { order: '1' } })
const head = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '4' })
const heading = css({ textStyle: 'heading' })
const note = css({ textStyle: 'caption', color: 'quiet', mdDown: { display: 'none' } })

/** The community's recent items, loaded after the first screen; their space is reserved, so that nothing moves. */
export function Highlights() {
  const t = useTexts(accountsTexts)
  const { name } = useUnit($settings).brand
  const hasSources = useSlotEntries(landingHighlights).length > 0
  const { code, failure } = useCode(loadHighlights, useUnit($isFirstScreenReady))
  const id = useId()
  // The page is complete without these items, so code that does not load leaves no gap.
  if (!hasSources || (failure && !code)) return null
  return (
    <section aria-labelledby={id} className={root}>
      <div className={head}>
        <h2 id={id} className={heading}>
          {t['landing.live.title']({ name })}
        </h2>
        <p className={note}>{t['landing.live.note']()}</p>
      </div>
      {code ? <code.default /> : <div className={styles.list} />}
    </section>
  )
}
