import { useUnit } from 'effector-react'
import { type ReactNode, use } from 'react'
import { css } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { useKernelTexts } from '../../core/i18n/use-texts'
import { CurrentPageContext } from '../../core/navigation/current-page'
import { $isAuthenticated } from '../../core/session/session'
import { useScreenName } from '../../kit/parts/navigation/page-head'
import { LazyEntry } from '../../kit/parts/slot/lazy-entry'
import { useSlotEntries } from '../../kit/parts/slot/slot'
import { Places } from '../places/places'
import { footerEntries } from '../slots'

const skip = css({
  position: 'absolute',
  top: '2',
  insetStart: '2',
  zIndex: 'tooltip',
  px: '4',
  py: '3',
  rounded: 'sm',
  bg: 'accent.fill',
  color: 'accent.on',
  fontWeight: 'semibold',
  '&:not(:focus)': { srOnly: true },
})

const frame = css({
  minH: '[calc(100dvh - {sizes.frame.bar})]',
  '&:is([data-side=on], [data-member] [data-side=auto])': {
    md: {
      display: 'grid',
      gridTemplateColumns: '[{sizes.frame.rail} minmax(0, 1fr)]',
      columnGap: '5',
      alignItems: 'start',
      maxW: '[calc({sizes.column.wide} + 4rem)]',
      mx: 'auto',
      px: { base: '6', xl: '8' },
    },
    xl: { gridTemplateColumns: '[{sizes.frame.side} minmax(0, 1fr)]' },
  },
})

const content = css({
  minW: '0',
  // The padding keeps the content above the tab bar of phones.
  pb: { base: '[calc(3.5rem + env(safe-area-inset-bottom))]', md: '0' },
  outlineStyle: 'none',
  _withSide: { md: { gridColumn: '2' } },
})

// The footer is lazy, because few deployments have one.
export const footer = { hasServerState: false, load: () => import('./footer') }

export function Layout({ bar, children }: { readonly bar: ReactNode; readonly children: ReactNode }) {
  const t = useKernelTexts()
  const [settings, isAuthenticated] = useUnit([$settings, $isAuthenticated])
  const { hasSide = true } = use(CurrentPageContext)?.page ?? {}
  const name = useScreenName()
  const hasFooter = useSlotEntries(footerEntries).length + settings.brand.links.length > 0
  return (
    <>
      <a href="#content" className={skip}>
        {t['main.skip']()}
      </a>
      {bar}
      {/* `auto` reserves the side column while the session of a member is being restored. */}
      <div data-side={hasSide ? (isAuthenticated ? 'on' : 'auto') : 'off'} className={frame}>
        {isAuthenticated && <Places />}
        {/* The main element gets the focus on navigation, so that screen readers announce its name. */}
        <main id="content" tabIndex={-1} aria-label={name} className={content}>
          {children}
        </main>
      </div>
      {hasFooter && (
        <LazyEntry plugin="kernel" entry="footer" content={footer} props={{}} whenFailed="notice" />
      )}
    </>
  )
}
