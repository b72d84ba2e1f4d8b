import { useTexts } from '@kernel'
import { Field, Input } from '@kernel/ui'
import type { Ref } from 'react'
import { postsTexts } from '../texts'

interface CopyByHandProps {
  readonly link: string
  readonly fieldRef: Ref<HTMLInputElement>
}

/** The field with a link that the browser refused to copy. */
export default function CopyByHand({ link, fieldRef }: CopyByHandProps) {
  const t = useTexts(postsTexts)
  return (
    <Field label={t['post.link']()} hint={t['post.linkHint']()}>
      <Input ref={fieldRef} readOnly value={link} onFocus={(event) => event.target.select()} />
    </Field>
  )
}
