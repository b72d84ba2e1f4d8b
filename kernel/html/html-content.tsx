import { useUnit } from 'effector-react'
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { css, cx } from 'styled-system/css'
import { $registry } from '../plugin/registry-store'
import { screenAt } from '../routing/acts-on-open'
import { goTo } from '../routing/navigation'
import { askFirst, clean } from './clean'
import { prose } from './prose'
import { useActingQuestion } from './use-acting-question'

/** Without a tag that breaks lines, a text's own line breaks are all there is. */
const breaksLines = /<(?:p|br|div|[uod]l|h[1-6]|pre|blockquote|table|figure)\b/i
const asTyped = css({ whiteSpace: 'pre-line' })

/** Props of {@link HtmlContent}. */
export interface HtmlContentProps {
  /** Somebody's text as HTML; it may be hostile. */
  readonly html: string
  readonly className?: string
}

/**
 * Shows somebody's text after cleaning it; the one place of the product where HTML is shown.
 *
 * @example
 * <HtmlContent html={post.content} />
 */
export function HtmlContent({ html, className }: HtmlContentProps) {
  const registry = useUnit($registry)
  const safe = useMemo(() => ({ __html: clean(html, registry) }), [html, registry])
  const open = useLinks()
  const handleKey = (event: KeyboardEvent) => event.key === 'Enter' && open(event)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <div
      dir="auto"
      className={cx(prose, !breaksLines.test(html) && asTyped, className)}
      onClick={open}
      onKeyDown={handleKey}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned just above
      dangerouslySetInnerHTML={safe}
    />
  )
}

/** Links to screens of ours lead there without loading the product anew; those that would do something ask first. */
function useLinks() {
  const [registry, go] = useUnit([$registry, goTo])
  const askFirstFor = useActingQuestion()
  return (event: MouseEvent | KeyboardEvent) => {
    if (!(event.target instanceof Element)) return
    const asking = event.target.closest(`[${askFirst}]`)?.getAttribute(askFirst)
    if (asking) return askFirstFor(new URL(asking))
    const link = event.target.closest<HTMLAnchorElement>('a[href]')
    const isPlain =
      event.type === 'click' && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    const screen = link && isPlain && screenAt(registry, link)
    if (!screen) return
    event.preventDefault()
    go({ to: screen })
  }
}
