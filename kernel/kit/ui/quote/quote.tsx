import { css } from 'styled-system/css'

const root = css({
  px: '3',
  py: '2',
  borderInlineStartWidth: '[3px]',
  borderColor: 'edge',
  borderStartEndRadius: '[token(radii.sm)]',
  borderEndEndRadius: '[token(radii.sm)]',
  bg: { base: 'subtle', _dark: 'surface' },
  color: 'text',
  textStyle: 'small',
  overflowWrap: 'anywhere',
})
const head = css({ textStyle: 'label', truncate: true })
const first = css({ lineClamp: 2, color: 'quiet' })

export interface QuoteProps {
  /** Who wrote it, or the name of the thing. */
  readonly title: string
  /** The first words, of which two lines are shown. */
  readonly words?: string | undefined
}

/**
 * What a dialog is about: the first words of a post, a comment or a message, or the name of a thing.
 * @example
 * <Quote title={post.author.name} words={htmlExcerpt(post.content, 200)} />
 */
export function Quote({ title, words }: QuoteProps) {
  return (
    <blockquote className={root}>
      <p dir="auto" className={head}>
        {title}
      </p>
      {words && (
        <p dir="auto" className={first}>
          {words}
        </p>
      )}
    </blockquote>
  )
}
