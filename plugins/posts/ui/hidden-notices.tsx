import { useTexts } from '@kernel'
import { Button, EmptyState } from '@kernel/ui'
import type { MutedPerson } from '../model/personal-lists'
import { postsTexts } from '../texts'
import { PostsIllustration } from './posts-illustration'
import { useListActions } from './use-list-actions'

/** Shown instead of a list whose posts are all hidden or muted. */
export function AllHidden() {
  const t = useTexts(postsTexts)
  return (
    <EmptyState isCard art={<PostsIllustration />} title={t['hidden.all']()}>
      {t['lists.where']()}
    </EmptyState>
  )
}

/** Shown instead of the posts on the public page of a muted person. */
export function MutedAuthor({ person }: { readonly person: MutedPerson }) {
  const t = useTexts(postsTexts)
  const { unmute } = useListActions()
  return (
    <EmptyState
      isCard
      art={<PostsIllustration />}
      title={t['muted.added']({ name: person.name || person.login })}
      action={
        <Button variant="soft" onClick={() => unmute(person)}>
          {t['muted.unmute']()}
        </Button>
      }
    >
      {t['muted.authorText']()}
    </EmptyState>
  )
}
