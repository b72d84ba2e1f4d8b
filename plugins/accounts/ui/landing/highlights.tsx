import { $settings, useTexts } from '@kernel'
import { $isFirstScreenReady, useSlotEntries } from '@kernel/parts'
import { lazyComponent, useLazyComponent } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { landingHighlights } from '../../contract'
import { accountsTexts } from '../../texts'
import { highlightsRecipe } from '../highlights.recipe'

const lazyHighlights = lazyComponent(() => import('../highlights.lazy'))

const root = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '3',
  mdDown: { order: '1' },
})
const head = css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '4' })
const heading = css({ textStyle: 'heading' })
const note = css({ textStyle: 'caption', color: 'quiet', mdDown: { display: 'none' } })

/** The community's recent items, loaded after the first screen; their space is reserved, so that nothing moves. */
export function Highlights() {
  const t = useTexts(accountsTexts)
  const { name } = useUnit($settings).brand
  const hasSources = useSlotEntries(landingHighlights).length > 0
  const [hasFailed, setHasFailed] = useState(false)
  const Content = useLazyComponent(lazyHighlights, useUnit($isFirstScreenReady), () => setHasFailed(true))
  const id = useId()
  // The page is complete without these items, so code that does not load leaves no gap.
  if (!hasSources || hasFailed) return null
  return (
    <section aria-labelledby={id} className={root}>
      <div className={head}>
        <h2 id={id} className={heading}>
          {t['landing.live.title']({ name })}
        </h2>
        <p className={note}>{t['landing.live.note']()}</p>
      </div>
      {Content ? <Content /> : <div className={highlightsRecipe().list} />}
    </section>
  )
}
