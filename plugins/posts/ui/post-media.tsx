import { useTexts } from '@kernel'
import { imageUrl, VideoFrame } from '@kernel/parts'
import { Picture } from '@kernel/ui'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'

/** The image and the video of a post (PST-CARD-01). */
export function PostMedia({ post, author }: { readonly post: Post; readonly author: string }) {
  const t = useTexts(postsTexts)

  return (
    <>
      {post.picture && (
        <Picture
          src={imageUrl(post.picture)}
          alt={post.pictureDescription || t['post.picture']({ author })}
          ratio="photo"
          isRounded
        />
      )}
      {post.video && <VideoFrame video={post.video} title={t['post.video']({ author })} />}
    </>
  )
}
