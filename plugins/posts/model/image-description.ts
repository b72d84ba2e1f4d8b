/**
 * Matches the alternative text of a post's image. Because the API has no field for it, the content ends with it, as the
 * caption of a figure without an image. Other clients show the caption as a line of text.
 */
const captionPattern = /\s*<figure>\s*<figcaption>([^<>]*)<\/figcaption>\s*<\/figure>\s*$/i

export const maxDescriptionLength = 1_000

export function withDescription(content: string, description: string): string {
  const text = description.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return text === '' ? content : `${content}<figure><figcaption>${text}</figcaption></figure>`
}

/** Splits the stored content of a post into text and image description. */
export function splitDescription(content: string): { content: string; description: string } {
  const found = captionPattern.exec(content.slice(-2 * maxDescriptionLength))
  if (!found) return { content, description: '' }
  const [all, text = ''] = found
  return {
    content: content.slice(0, content.length - all.length),
    description: text
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&')
      .trim(),
  }
}
