import { useRouteParams, useTexts } from '@kernel'
import { Toolbar } from '@kernel/parts'
import { Page } from '@kernel/ui'
import { postRoute } from '../contract'
import { postsTexts } from '../texts'
import LinkedPost from '../ui/linked-post'

export default function PostPage() {
  const t = useTexts(postsTexts)
  const { id } = useRouteParams(postRoute)
  return (
    <Page width="wide">
      <Toolbar isQuiet title={t['post.title']()} />
      <LinkedPost id={id} />
    </Page>
  )
}
