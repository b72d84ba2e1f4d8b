import { useTexts } from '@kernel'
import { bookmarkIcon, IconButton } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { isListed, listedPost, personalLists } from '../model/personal-lists'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { useAuthorName } from './author'
import { useListActions } from './use-list-actions'

interface SaveButtonProps {
  readonly post: Post
  readonly className: string | undefined
}

export function SaveButton({ post, className }: SaveButtonProps) {
  const t = useTexts(postsTexts)
  const { saved } = useUnit(personalLists.$value)
  const actions = useListActions()
  const author = useAuthorName(post.author)
  // Only when it is pressed: the excerpt of a long post takes long.
  const listed = () => listedPost(post, author)
  const isSaved = isListed(saved, post.id)
  return (
    <span className={className}>
      <IconButton
        icon={bookmarkIcon}
        label={t['saved.add']()}
        isPressed={isSaved}
        data-shortcut="s"
        onClick={() => (isSaved ? actions.unsave(listed()) : actions.save(listed()))}
      />
    </span>
  )
}
