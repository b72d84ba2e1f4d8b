import { useUnit } from 'effector-react'
import { useDeferredValue } from 'react'
import { css } from 'styled-system/css'
import { useKernelTexts } from '../../core/i18n/use-texts'
import type { RegisteredEntry } from '../../core/plugin/registry'
import { $isFirstScreenReady } from '../../kit/parts/navigation/first-screen'
import { SlotEntryView } from '../../kit/parts/slot/slot'
import { useMedia } from '../../kit/ui/hooks/use-media'

const wideScreens = '(min-width: 64rem)'

export const panelColumns = css({
  stack: true,
  columnGap: '5',
  alignItems: 'start',
  lg: { gridTemplateColumns: '[minmax(0, 1fr) 15.5rem]' },
  xl: { gridTemplateColumns: '[minmax(0, {sizes.column.page}) minmax(0, 1fr)]' },
})
const aside = css({
  display: { base: 'none', lg: 'grid' },
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '5',
  stickyAside: true,
  scrollbarWidth: 'none',
  // Room for the focus rings, which scrolling would cut off.
  mx: '-1',
  px: '1',
  pb: '4',
  // Each panel is a card.
  '& > section': { bg: 'surface', borderWidth: '1px', rounded: 'md', p: '4' },
})

/** The column of panels. Without room for it, neither their code nor their data loads. */
export function SidePanels({ panels }: { readonly panels: readonly RegisteredEntry[] }) {
  const t = useKernelTexts()
  const hasRoom = useMedia(wideScreens)
  const hasScreen = useUnit($isFirstScreenReady)
  // Deferred, so that the tab, for which the person came, is painted before the panels are rendered.
  const isDue = useDeferredValue(hasRoom && hasScreen, false)
  if (!isDue || panels.length === 0) return null
  return (
    <aside aria-label={t['myPage.side']()} className={aside}>
      {panels.map((entry) => (
        <SlotEntryView key={entry.id} entry={entry} props={{}} />
      ))}
    </aside>
  )
}
