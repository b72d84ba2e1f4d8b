import { useTexts } from '@kernel'
import { imageUrl, useInView } from '@kernel/parts'
import { Avatar, TabsHead, VisuallyHidden } from '@kernel/ui'
import { sva } from 'styled-system/css'
import { type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'

/** Height of the navigation bar, in px. */
const barHeight = 56
const maxFaces = 2

const newPostsRecipe = sva({
  slots: ['float', 'button', 'faces', 'face'],
  base: {
    // Without a height, so that the pill does not move the posts.
    float: {
      position: 'sticky',
      top: { base: '2', _tall: '[4rem]' },
      zIndex: 'raised',
      display: 'flex',
      justifyContent: 'center',
      h: '0',
    },
    button: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      whiteSpace: 'nowrap',
      textStyle: 'label',
      cursor: 'pointer',
    },
    faces: { display: 'flex' },
    face: { borderWidth: '2px', borderColor: 'surface', boxSizing: 'content-box', '& + &': { ms: '-2' } },
  },
  variants: {
    place: {
      row: {
        button: {
          minH: 'touch',
          px: '4',
          color: 'accent.text',
          _hover: { textDecoration: 'underline' },
          mdDown: { w: 'full', borderTopWidth: '1px', borderColor: 'line' },
        },
      },
      pill: {
        button: {
          minH: 'control',
          ps: '2',
          pe: '4',
          rounded: 'full',
          bg: 'accent.fill',
          color: 'accent.on',
          shadow: 'md',
          _hover: { bg: 'accent.hover' },
        },
        face: { borderColor: 'accent.fill' },
      },
    },
  },
})

interface NewPostsProps {
  /** The posts that are held back, newest first. */
  readonly posts: readonly RawPost[]
  readonly onShow: () => void
}

/** Button "n new posts" with their authors, in the card of the tabs; scrolled down, it floats above the list. */
export function NewPosts({ posts, onShow }: NewPostsProps) {
  const t = useTexts(postsTexts)
  const [head, isHeadInView] = useInView(-barHeight)
  const label = posts.length > 0 && t['feed.new']({ count: posts.length })
  const button = (place: 'row' | 'pill') => {
    const styles = newPostsRecipe({ place })
    return (
      label && (
        <button type="button" onClick={onShow} className={styles.button}>
          <span aria-hidden="true" className={styles.faces}>
            {facesOf(posts).map(({ name, picture }) => (
              <Avatar key={name} src={imageUrl(picture)} name={name} size="3xs" className={styles.face} />
            ))}
          </span>
          {label}
        </button>
      )
    )
  }
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <TabsHead at="end">
        <div ref={head}>{isHeadInView && button('row')}</div>
      </TabsHead>
      <div className={newPostsRecipe().float}>{!isHeadInView && button('pill')}</div>
    </>
  )
}

function facesOf(posts: readonly RawPost[]) {
  const authors = new Map(posts.map((post) => [readPost(post).author.name, readPost(post).author] as const))
  return [...authors.values()].slice(0, maxFaces)
}
