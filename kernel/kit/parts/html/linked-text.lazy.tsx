import { sanitize } from './sanitize'
import { useSanitizeOptions } from './sanitize-options'
import { useHtmlLinks } from './use-html-links'

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const toHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? '')

export default function TextWithLinks({ text }: { readonly text: string }) {
  const html = toHtml(text)
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
