import DOMPurify from 'dompurify'
import { useMemo } from 'react'
import { css, cx } from 'styled-system/css'

const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'kbd', 'samp'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...[
      'a',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'del',
      'ins',
      'mark',
      'small',
      'sub',
      'sup',
      'abbr',
      'cite',
      'q',
      'time',
    ],
    ...[
      'table',
      'thead',
      'tbody',
      'tfoot',
      'tr',
      'th',
      'td',
      'caption',
      'figure',
      'figcaption',
      'bdi',
      'bdo',
    ],
  ],
  ALLOWED_ATTR: [
    'href',
    'title',
    'lang',
    'dir',
    'colspan',
    'rowspan',
    'scope',
    'datetime',
    'start',
    'reversed',
    'cite',
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

// A cleaner of our own: hooks on the shared one would reach whoever else uses it.
const cleaner = DOMPurify(window)
cleaner.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A' && node.hasAttribute('href')) node.setAttribute('rel', 'noopener nofollow')
})

/** Cleaning is done once for each text, however often it is drawn. */
const cleaned = new Map<string, TrustedHTML>()
const remembered = 500

function clean(html: string): TrustedHTML {
  const known = cleaned.get(html)
  if (known) return known
  const safe = cleaner.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })
  if (cleaned.size >= remembered) cleaned.clear()
  cleaned.set(html, safe)
  return safe
}

const prose = css({
  overflowWrap: 'anywhere',
  '& > * + *': { mt: '3' },
  '& a': { color: 'accent.text', textDecoration: 'underline' },
  '& ul, & ol': { ps: '5', listStyle: 'revert' },
  '& blockquote': { ps: '4', borderInlineStartWidth: '2px', borderColor: 'muted', color: 'quiet' },
  '& pre': { overflowX: 'auto', p: '3', rounded: 'sm', bg: 'subtle', fontSize: 'sm' },
  '& h1, & h2, & h3, & h4': { fontWeight: 'semibold', fontSize: 'lg' },
  '& table': { display: 'block', overflowX: 'auto' },
  '& th, & td': { px: '2', py: '1', borderWidth: '1px', borderColor: 'line', textAlign: 'start' },
})

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
  const safe = useMemo(() => ({ __html: clean(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned just above
  return <div dir="auto" className={cx(prose, className)} dangerouslySetInnerHTML={safe} />
}
