import { $isFirstScreenReady } from '@kernel/parts'
import { lazyComponent, useLazyComponent } from '@kernel/ui'
import { useUnit } from 'effector-react'

const lazyHighlights = lazyComponent(() => import('../highlights.lazy'))

/** Loads the community's recent items after the first screen, so that they do not delay it. */
export function Highlights() {
  const Content = useLazyComponent(lazyHighlights, useUnit($isFirstScreenReady), () => undefined)
  return Content && <Content />
}
