import { preloadCode, useCode } from '@kernel'
import { LoadError } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { editorClosed } from '../model/comment-editor'
import type { CommentFormProps } from './comment-form.lazy'

const loadForm = () => import('./comment-form.lazy')

export const preloadCommentForm = () => preloadCode(loadForm)

/** The form for a comment, whose code loads after the first screen, or when it is needed. */
export function CommentForm(props: CommentFormProps) {
  const close = useUnit(editorClosed)
  const { code, failure } = useCode(loadForm)
  if (code) return <code.default {...props} />
  return failure && <LoadError failure={failure} onClose={() => close()} />
}
