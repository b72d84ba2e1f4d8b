/**
 * What a picture shows, for those who cannot see it. The contract has no field for it: it travels at the end of the content,
 * as the caption of a figure without a picture, which other clients show as a line of text.
 */
const caption = /\s*<figure>\s*<figcaption>([^<>]*)<\/figcaption>\s*<\/figure>\s*$/i

/** The most characters of a description. */
export const longestDescription = 1_000

/** Content that carries a description; without one it stays as it is. */
export function withDescription(content: string, description: string): string {
  const text = description.trim().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return text === '' ? content : `${content}<figure><figcaption>${text}</figcaption></figure>`
}

/** Content of a post with a picture, parted into what was written and what the picture shows; empty where nobody said it. */
export function splitDescription(content: string): { content: string; description: string } {
  const found = caption.exec(content.slice(-2 * longestDescription))
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
