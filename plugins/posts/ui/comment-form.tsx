import { preloadCode, useCode } from '@kernel'
import { LoadError } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { editorClosed } from '../model/comment-editor'
import type { CommentFormProps } from './comment-form.lazy'
import { commentFrame } from './comment-form.styles'

const loadForm = () => import('./comment-form.lazy')

export const preloadCommentForm = () => preloadCode(loadForm)

const words = css({ px: '2', py: '[calc(({sizes.control} - 1lh) / 2)]', color: 'quiet' })

/** Has the place of the open line while that cannot be written in. */
export const ClosedLine = ({ label }: Pick<CommentFormProps, 'label'>) => (
  <p aria-hidden="true" className={cx(commentFrame, words)}>
    {label}
  </p>
)

/** The form for a comment, whose code loads after the first screen, or when it is needed. */
export function CommentForm(props: CommentFormProps) {
  const close = useUnit(editorClosed)
  const { code, failure } = useCode(loadForm)
  if (code) return <code.default {...props} />
  if (failure) return <LoadError failure={failure} onClose={() => close()} />
  return props.isIdle && <ClosedLine {...props} />
}
