import { memo, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { loadCode } from '../../../core/async/load-code'
import { useLanguage } from '../../../core/i18n/use-texts'
import { Fold, type FoldProps } from './fold'
import { type Portion, type PortionCursor, readPortion } from './read-portion'
import { sanitize } from './sanitize'
import { useSanitizeOptions } from './sanitize-options'
import { useHtmlLinks } from './use-html-links'

/** Longest time in ms that one task spends on reading portions. */
const maxTask = 8

function usePortions(html: string) {
  const first = useMemo(() => [readPortion(html)], [html])
  // Keep the portions that were read: reading all of them again for each new one would take quadratic time.
  const [read, setRead] = useState({ html, portions: first })
  const portions = read.html === html ? read.portions : first
  const cursor = portions.at(-1)?.rest
  const hasMore = cursor !== undefined
  const isLastBlank = portions.length > 1 && isBlankPortion(portions.at(-1)?.html ?? '')
  const loadNext = () => cursor && setRead({ html, portions: [...portions, readNext(html, cursor)] })
  const loadNextLater = useEffectEvent(loadNext)
  useEffect(() => {
    if (!hasMore || !isLastBlank) return
    // Load blank portions in separate tasks: hostile content with many of them must not block the page.
    const timer = setTimeout(() => loadNextLater())
    return () => clearTimeout(timer)
  })
  return {
    portions: portions.map((portion) => portion.html).filter((one, at) => at === 0 || !isBlankPortion(one)),
    hasMore,
    loadNext,
    reset: () => setRead({ html, portions: first }),
  }
}

/** Skips blank portions, because hostile content may have many, and rendering each of them would take far longer. */
function readNext(html: string, cursor: PortionCursor): Portion {
  const end = performance.now() + maxTask
  let portion = readPortion(html, cursor)
  while (portion.rest && isBlankPortion(portion.html) && performance.now() < end)
    portion = readPortion(html, portion.rest)
  return portion
}

/** Whether a portion shows nothing. A regular expression is enough: tags are complete, attributes escaped. */
const isBlankPortion = (html: string) =>
  !/<(?:img|hr)\b/.test(html) && html.replace(/<[^>]*>/g, '').trim() === ''

const indented = ':is(ul, ol, dd, blockquote)'

const prose = css({
  overflowWrap: 'anywhere',
  '& > :where(:not(:first-child))': { mt: '3' },
  '& a[href], & [role=link]': { color: 'accent.text', textDecoration: 'underline', cursor: 'pointer' },
  '& ul, & ol': { ps: '5', listStyle: 'revert' },
  '& blockquote': { ps: '4', borderInlineStartWidth: '2px', borderColor: 'muted', color: 'quiet' },
  // From the fifth nesting level on, lists and quotes are not indented: lines would be only a few letters wide.
  [`& ${indented} ${indented} ${indented} ${indented} ${indented}`]: { ps: '0', borderInlineStartWidth: '0' },
  '& pre': { overflowX: 'auto', p: '3', rounded: 'sm', bg: 'subtle', fontSize: 'sm' },
  '& h1, & h2, & h3, & h4': { fontWeight: 'semibold', fontSize: 'lg' },
  '& img': { maxW: 'full', h: 'auto', maxH: '[100svh]', objectFit: 'contain', rounded: 'sm' },
  '& table': { display: 'block', maxW: 'full', overflowX: 'auto' },
  '& th, & td': { px: '2', py: '1', borderWidth: '1px', borderColor: 'line', textAlign: 'start' },
})

/** Matches tags that break lines. If a text has none of them, its own line breaks are shown. */
const breaksLines = /<(?:p|br|div|[uod]l|h[1-6]|pre|blockquote|table|figure)\b/i
const asTyped = css({ whiteSpace: 'pre-line' })

export interface HtmlContentProps {
  readonly html: string
  readonly fold?: FoldProps['fold']
  readonly className?: string
}

/** Sanitizes and renders untrusted HTML, collapsed if long and limited in width. Other code must not render such HTML. */
export const HtmlContent = memo(function HtmlContent({ html, fold, className }: HtmlContentProps) {
  const options = useSanitizeOptions(html)
  const lang = useTextLanguage(html)
  const { portions, hasMore, loadNext, reset } = usePortions(html)
  const isTyped = useMemo(() => !breaksLines.test(html), [html])
  const handlers = useHtmlLinks()

  return (
    <Fold
      fold={fold}
      className={className}
      lang={lang}
      handlers={handlers}
      portions={portions.length}
      loadNext={hasMore ? loadNext : undefined}
      onFold={reset}
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
    </Fold>
  )
})

/** Minimum number of characters of a text whose language can be detected reliably. */
const minLength = 200

const cache = new Map<string, string | undefined>()
const cacheSize = 500

/** The language of a long text if it differs from the page's language, so that screen readers pronounce it correctly. */
function useTextLanguage(html: string): string | undefined {
  const { language: pageLanguage } = useLanguage()
  const [detected, setDetected] = useState<{ html: string; language: string | undefined }>()
  const isLong = html.length >= minLength
  useEffect(() => {
    if (!isLong || cache.has(html)) return
    let isUnmounted = false
    void detect(html).then((language) => isUnmounted || setDetected({ html, language }))
    return () => {
      isUnmounted = true
    }
  }, [html, isLong])
  const language = cache.get(html) ?? (detected?.html === html ? detected.language : undefined)
  return language && language !== pageLanguage.split('-')[0] ? language : undefined
}

const loadDetector = () => import('./text-language')

async function detect(html: string): Promise<string | undefined> {
  // When the detector does not load, texts keep the language of the page.
  const detector = await loadCode(loadDetector).catch(() => undefined)
  const text = readPortion(html).html.replace(/<[^>]*>|&[#\w]+;/g, ' ')
  const language = detector?.detectLanguage(text)
  if (cache.size >= cacheSize) cache.clear()
  cache.set(html, language)
  return language
}
