import { LoadError, lazyComponent, useLazyComponent } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { editorClosed } from '../model/comment-editor'
import type { CommentFormProps } from './comment-form.lazy'

const lazyForm = lazyComponent<CommentFormProps>(() => import('./comment-form.lazy'))

/** Loads the code of the form in advance. */
export const preloadCommentForm = lazyForm.preload

/** The form for a comment, whose code loads after the first screen, or when it is needed. */
export function CommentForm(props: CommentFormProps) {
  const close = useUnit(editorClosed)
  const [hasFailed, setHasFailed] = useState(false)
  const Form = useLazyComponent(lazyForm, !hasFailed, () => setHasFailed(true))
  if (hasFailed) return <LoadError onRetry={() => setHasFailed(false)} onClose={() => close()} />
  return Form && <Form {...props} />
}
