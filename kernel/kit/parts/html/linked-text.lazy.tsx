import { splitMatches } from '../search/search'
import { findLinks } from './find-links'
import { sanitize } from './sanitize'
import { useSanitizeOptions } from './sanitize-options'
import { useHtmlLinks } from './use-html-links'

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const toHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? '')

/** A mark within a URL would be the end of its link. */
function toMarkedHtml(text: string, marked: string): string {
  const links = findLinks(text)
  let at = 0
  return splitMatches(text, marked)
    .map(({ text: part, isMatch }) => {
      const from = at
      at += part.length
      const isInLink = links.some(({ start, end }) => from < end && at > start)
      return isMatch && !isInLink ? `<mark>${toHtml(part)}</mark>` : toHtml(part)
    })
    .join('')
}

interface TextWithLinksProps {
  readonly text: string
  readonly marked: string
}

export default function TextWithLinks({ text, marked }: TextWithLinksProps) {
  const html = marked ? toMarkedHtml(text, marked) : toHtml(text)
  const options = useSanitizeOptions(html)
  const handlers = useHtmlLinks()
  return (
    <span
      {...handlers}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized here
      dangerouslySetInnerHTML={{ __html: sanitize(html, options) }}
    />
  )
}
