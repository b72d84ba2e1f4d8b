import { useUnit } from 'effector-react'
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { css, cx } from 'styled-system/css'
import { $settings } from '../../core/config/settings'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { navigate } from '../../core/navigation/navigation'
import { toScreenPath } from '../../core/navigation/side-effect-urls'
import type { Registry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { collapsed, contained, moreButton, prose } from './prose.styles'
import { confirmBeforeOpen, type SanitizeOptions, sanitize } from './sanitize'
import { useCollapse } from './use-collapse'
import { useConfirmNavigation } from './use-confirm-navigation'
import { usePortions } from './use-portions'
import { useTextLanguage } from './use-text-language'

/** Matches tags that break lines. If a text has none of them, its own line breaks are shown. */
const breaksLines = /<(?:p|br|div|[uod]l|h[1-6]|pre|blockquote|table|figure)\b/i
const asTyped = css({ whiteSpace: 'pre-line' })

export interface HtmlContentProps {
  readonly html: string
  /** Height of collapsed content above "Read more": about a screen, or a few lines. */
  readonly fold?: 'screen' | 'lines'
  readonly className?: string
}

/** Sanitizes and renders untrusted HTML, collapses long content and limits its width. No other code may render HTML. */
export function HtmlContent({ html, fold = 'screen', className }: HtmlContentProps) {
  const t = useTexts(kernelTexts)
  const options = useSanitizeOptions()
  const lang = useTextLanguage(html)
  const { portions, hasMore, loadNext, reset } = usePortions(html)
  const { container, isLong, isOpen, setOpen } = useCollapse(portions.length, hasMore ? loadNext : undefined)
  const isTyped = useMemo(() => !breaksLines.test(html), [html])
  const open = useLinks()
  const handleKey = (event: KeyboardEvent) => event.key === 'Enter' && open(event)
  const handleMore = () => {
    if (!isOpen) return setOpen(true)
    if (hasMore) return loadNext()
    setOpen(false)
    reset()
    container.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={className}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handles events of the links inside */}
      <div
        ref={container}
        lang={lang}
        className={cx(contained, !isOpen && collapsed[fold])}
        onClick={open}
        onKeyDown={handleKey}
        // Expand when the browser scrolls to collapsed content, such as a focused link or a search match.
        onScroll={({ currentTarget }) => currentTarget.scrollTop > 0 && setOpen(true)}
      >
        {portions.map((portion, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: portions are never reordered
            key={index}
            dir="auto"
            className={cx(prose, isTyped && asTyped)}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized here
            dangerouslySetInnerHTML={{ __html: sanitize(portion, options) }}
          />
        ))}
      </div>
      {(isLong || hasMore || isOpen) && (
        <button type="button" aria-expanded={isOpen} onClick={handleMore} className={moreButton}>
          {isOpen && !hasMore ? t['html.less']() : t['html.more']()}
        </button>
      )}
    </div>
  )
}

const useKernelTexts = () => useTexts(kernelTexts)

function useSanitizeOptions(): SanitizeOptions {
  const t = useKernelTexts()
  const [screens, settings] = useUnit([$registry, $settings])
  return optionsFor(screens, settings.content.pictures, t)
}

/** Keeps one options object per registry and translations, because `sanitize` caches its results by options object. */
const optionsCache = new WeakMap<object, WeakMap<object, SanitizeOptions>>()

function optionsFor(
  screens: Registry,
  imageHosts: readonly string[],
  t: ReturnType<typeof useKernelTexts>,
): SanitizeOptions {
  const byTranslation = optionsCache.get(screens) ?? new WeakMap<object, SanitizeOptions>()
  optionsCache.set(screens, byTranslation)
  const options = byTranslation.get(t) ?? {
    screens,
    imageHosts,
    placeholders: {
      image: (host) => t['html.picture']({ host }),
      frame: (host) => t['html.frame']({ host }),
    },
  }
  byTranslation.set(t, options)
  return options
}

function useLinks() {
  const [registry, go] = useUnit([$registry, navigate])
  const confirmNavigation = useConfirmNavigation()
  return (event: MouseEvent | KeyboardEvent) => {
    if (!(event.target instanceof Element)) return
    const confirmUrl = event.target.closest(`[${confirmBeforeOpen}]`)?.getAttribute(confirmBeforeOpen)
    if (confirmUrl) return confirmNavigation(new URL(confirmUrl))
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    const isPlain =
      event.type === 'click' && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const screen = link && isPlain && toScreenPath(registry, link)
    if (!screen) return
    event.preventDefault()
    go({ to: screen })
  }
}
