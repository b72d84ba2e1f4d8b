import { Slot } from '@kernel/parts'
import { postFooter } from '../contract'
import type { Post } from '../model/post'
import { usePostReference } from './use-post-reference'

export function PostFooter({
  post,
  className,
}: {
  readonly post: Post
  readonly className: string | undefined
}) {
  return (
    <Slot
      of={postFooter}
      props={{ post: usePostReference(post) }}
      frame={(entries) => <div className={className}>{entries}</div>}
    />
  )
}
