import { useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, type AvatarProps, TextLink } from '@kernel/ui'
import { css } from 'styled-system/css'
import { usePublicPagePath } from '../../public-page/contract'
import type { PostAuthor } from '../model/post'
import { postsTexts } from '../texts'

const round = css({ display: 'flex', flexShrink: '0', borderRadius: '[9999px !important]' })

interface AuthorProps {
  readonly author: PostAuthor
}

export function useAuthorName({ name }: PostAuthor): string {
  const t = useTexts(postsTexts)
  return name || t['post.unknownAuthor']()
}

/** A link to the public page if there is one. */
export function AuthorName({ author }: AuthorProps) {
  const pathOf = usePublicPagePath()
  return (
    <TextLink variant="plain" to={pathOf(author.login)}>
      {useAuthorName(author)}
    </TextLink>
  )
}

/** Its link is skipped by keyboard and screen readers, because the name has the same link. */
export function AuthorFace({ author, size }: AuthorProps & Pick<AvatarProps, 'size'>) {
  const pathOf = usePublicPagePath()
  return (
    <TextLink variant="plain" to={pathOf(author.login)} aria-hidden tabIndex={-1} className={round}>
      <Avatar src={imageUrl(author.picture)} name={useAuthorName(author)} size={size} />
    </TextLink>
  )
}
