const tags = [
  ['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'kbd', 'samp', 'var'],
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
  ['abbr', 'cite', 'dfn', 'q', 'time', 'ruby', 'rt', 'rp', 'bdi', 'bdo', 'wbr', 'img'],
  ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption'],
] as const

export type AllowedTag = (typeof tags)[number][number]

/** DOMPurify configuration of allowed HTML. Text inside removed tags is kept. */
export const allowed = {
  ALLOWED_TAGS: tags.flat<readonly (readonly string[])[]>(),
  ALLOWED_ATTR: [
    ['href', 'title', 'lang', 'dir', 'cite', 'datetime', 'src', 'alt', 'width', 'height'],
    ['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value', 'data-frame'],
  ].flat(),
  // All allowed attributes that contain no URL, so that DOMPurify does not match them against ALLOWED_URI_REGEXP.
  ADD_URI_SAFE_ATTR: [
    'lang',
    'dir',
    'datetime',
    'width',
    'height',
    'colspan',
    'rowspan',
    'scope',
    'start',
    'reversed',
    'value',
  ],
  // Paths that begin with `//` or `/\` are excluded, because they lead to another origin.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?![/\\])|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** Tags that `HtmlContent` renders; most other tags are replaced by their text. */
export const htmlTags: ReadonlySet<string> = new Set(allowed.ALLOWED_TAGS)
