import { memo, useMemo } from 'react'
import { css, cx } from 'styled-system/css'
import { kernelTexts } from '../../core/i18n/text'
import { useTexts } from '../../core/i18n/use-texts'
import { collapsed, contained, moreButton, prose } from './prose.styles'
import { sanitize } from './sanitize'
import { useSanitizeOptions } from './sanitize-options'
import { useCollapse } from './use-collapse'
import { useHtmlLinks } from './use-html-links'
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

/** Sanitizes and renders untrusted HTML, collapsed if long and limited in width. Other code must not render such HTML. */
export const HtmlContent = memo(function HtmlContent({ html, fold = 'screen', className }: HtmlContentProps) {
  const t = useTexts(kernelTexts)
  const options = useSanitizeOptions(html)
  const lang = useTextLanguage(html)
  const { portions, hasMore, loadNext, reset } = usePortions(html)
  const { container, isLong, isOpen, setOpen } = useCollapse(portions.length, hasMore ? loadNext : undefined)
  const isTyped = useMemo(() => !breaksLines.test(html), [html])
  const handlers = useHtmlLinks()
  const handleMore = () => {
    if (!isOpen) return setOpen(true)
    if (hasMore) return loadNext()
    setOpen(false)
    reset()
    container.current?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div className={className}>
      <div
        ref={container}
        lang={lang}
        className={cx(contained, !isOpen && collapsed[fold])}
        {...handlers}
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
})
