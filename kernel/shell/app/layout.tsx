import { useUnit } from 'effector-react'
import { type ReactNode, Suspense } from 'react'
import { css } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { useScreenName } from '../../core/navigation/page-head'
import { footerEntries } from '../../core/plugin/shell-slots'
import { lazyWithRetry } from '../../parts/slot/lazy-entry'
import { RetryBoundary } from '../../parts/slot/retry-boundary'
import { useSlotEntries } from '../../parts/slot/slot'

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

const content = css({
  minH: '[calc(100dvh - 4rem - 1px)]',
  // The padding keeps the content above the bottom bar of small screens.
  pb: { base: '[calc(5rem + env(safe-area-inset-bottom))]', lg: '12' },
  outlineStyle: 'none',
})

// The footer is lazy, because few deployments have one.
export const footer = { hasServerState: false, load: () => import('./footer') }

export function Layout({ bar, children }: { readonly bar: ReactNode; readonly children: ReactNode }) {
  const t = useTexts(kernelTexts)
  const { links } = useUnit($settings).brand
  const name = useScreenName()
  const hasFooter = useSlotEntries(footerEntries).length + links.length > 0
  return (
    <>
      <a href="#content" className={skip}>
        {t['main.skip']()}
      </a>
      {bar}
      {/* The main element gets the focus on navigation, so that screen readers announce its name. */}
      <main id="content" tabIndex={-1} aria-label={name} className={content}>
        {children}
      </main>
      {hasFooter && (
        <RetryBoundary plugin="kernel" entry="footer" load={footer.load} whenFailed="notice">
          <Suspense>
            <Footer />
          </Suspense>
        </RetryBoundary>
      )}
    </>
  )
}

/** Reads the lazy footer inside the error boundary, because a retry creates a new lazy component. */
function Footer() {
  const Content = lazyWithRetry(footer)
  return <Content />
}
