import { useUnit } from 'effector-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { css, cx } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { navigate } from '../../core/navigation/navigation'
import { toScreenPath } from '../../core/navigation/side-effect-urls'
import type { Registry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { contained, folded, more, prose } from './prose.styles'
import { confirmBeforeOpen, type Reader, sanitize } from './sanitize'
import { useCollapse } from './use-collapse'
import { useConfirmNavigation } from './use-confirm-navigation'
import { usePortions } from './use-portions'
import { useTextLanguage } from './use-text-language'

/** Without block tags, the text's own line breaks are preserved. */
const breaksLines = /<(?:p|br|div|[uod]l|h[1-6]|pre|blockquote|table|figure)\b/i
const asTyped = css({ whiteSpace: 'pre-line' })

export interface HtmlContentProps {
  /** Untrusted HTML. */
  readonly html: string
  /** Height before "Read more": about a screen, or a few lines. */
  readonly fold?: 'screen' | 'lines'
  readonly className?: string
}

/**
 * Renders untrusted HTML after sanitizing it; the only place that renders HTML. It never widens the page,
 * and long text is collapsed.
 * @example
 * <HtmlContent html={post.content} />
 */
export function HtmlContent({ html, fold = 'screen', className }: HtmlContentProps) {
  const t = useTexts(kernelTexts)
  const by = useReader()
  const lang = useTextLanguage(html)
  const { portions, hasMore, readOn, begin } = usePortions(html)
  const { box, isLong, isOpen, setOpen } = useCollapse(portions.length, hasMore ? readOn : undefined)
  const open = useLinks()
  const handleKey = (event: KeyboardEvent) => event.key === 'Enter' && open(event)
  const handleMore = () => {
    if (!isOpen) return setOpen(true)
    if (hasMore) return readOn()
    setOpen(false)
    begin()
    box.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed */}
      <div
        ref={box}
        lang={lang}
        className={cx(contained, !isOpen && folded[fold])}
        onClick={open}
        onKeyDown={handleKey}
        // The browser scrolled to something below the fold: a focused link or a search match.
        onScroll={({ currentTarget }) => currentTarget.scrollTop > 0 && setOpen(true)}
      >
        {portions.map((portion, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: portions stay where they are
            key={index}
            dir="auto"
            className={cx(prose, !breaksLines.test(html) && asTyped)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned right here
            dangerouslySetInnerHTML={{ __html: sanitize(portion, by) }}
          />
        ))}
      </div>
      {(isLong || hasMore || isOpen) && (
        <button type="button" aria-expanded={isOpen} onClick={handleMore} className={more}>
          {isOpen && !hasMore ? t['html.less']() : t['html.more']()}
        </button>
      )}
    </div>
  )
}

const useKernelTexts = () => useTexts(kernelTexts)

function useReader(): Reader {
  const t = useKernelTexts()
  const [screens, settings] = useUnit([$registry, $settings])
  return readerOf(screens, settings.content.pictures, t)
}

/** One object for all texts, so that each text is sanitized once. */
const readers = new WeakMap<object, WeakMap<object, Reader>>()

function readerOf(
  screens: Registry,
  pictureHosts: readonly string[],
  t: ReturnType<typeof useKernelTexts>,
): Reader {
  const byWords = readers.get(screens) ?? new WeakMap<object, Reader>()
  readers.set(screens, byWords)
  const reader = byWords.get(t) ?? {
    screens,
    pictureHosts,
    left: { picture: (host) => t['html.picture']({ host }), frame: (host) => t['html.frame']({ host }) },
  }
  byWords.set(t, reader)
  return reader
}

/** Opens links to our screens through the router; URLs with side effects ask for confirmation first. */
function useLinks() {
  const [registry, go] = useUnit([$registry, navigate])
  const askFirstFor = useConfirmNavigation()
  return (event: MouseEvent | KeyboardEvent) => {
    if (!(event.target instanceof Element)) return
    const asking = event.target.closest(`[${confirmBeforeOpen}]`)?.getAttribute(confirmBeforeOpen)
    if (asking) return askFirstFor(new URL(asking))
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    const isPlain =
      event.type === 'click' && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const screen = link && isPlain && toScreenPath(registry, link)
    if (!screen) return
    event.preventDefault()
    go({ to: screen })
  }
}
