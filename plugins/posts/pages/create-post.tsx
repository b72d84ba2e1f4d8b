import { myPageRoute, useHref, useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { postsTexts } from '../texts'
import { PostForm } from '../ui/post-form'

export default function CreatePost() {
  const t = useTexts(postsTexts)
  const href = useHref()
  return (
    <Page>
      <Toolbar title={t['post.new']()} backTo={href(myPageRoute)} />
      <PostForm />
    </Page>
  )
}
