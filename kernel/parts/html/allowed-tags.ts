/** What may stay of somebody's mark-up; all else goes, and what is inside it stays as text. */
export const allowed = {
  ALLOWED_TAGS: [
    ['p', 'br', 'hr', 'div', 'span', 'blockquote', 'pre', 'code', 'kbd', 'samp', 'var'],
    ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ['a', 'b', 'strong', 'i', 'em', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup'],
    ['abbr', 'cite', 'dfn', 'q', 'time', 'ruby', 'rt', 'rp', 'bdi', 'bdo', 'wbr', 'img'],
    ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'figure', 'figcaption'],
  ].flat(),
  ALLOWED_ATTR: [
    ['href', 'title', 'lang', 'dir', 'cite', 'datetime', 'src', 'alt', 'width', 'height'],
    ['colspan', 'rowspan', 'scope', 'start', 'reversed', 'value', 'data-frame'],
  ].flat(),
  // All but those that hold an address: their values need not look like one.
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
  // Two slashes, or a slash and a backslash, lead to somebody else's server.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\/(?![/\\])|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** The tags that are shown of somebody's text; of any other only what is inside it is. */
export const htmlTags: ReadonlySet<string> = new Set(allowed.ALLOWED_TAGS)
