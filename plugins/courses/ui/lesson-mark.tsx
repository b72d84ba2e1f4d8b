import { checkIcon, Icon, playIcon } from '@kernel/ui'
import { css } from 'styled-system/css'
import { LessonStatus } from '../model/lesson'

const mark = css({
  circle: true,
  w: '[1.375rem]',
  h: '[1.375rem]',
  borderWidth: '[1.5px]',
  borderColor: 'edge',
  color: 'accent.text',
  forcedColorsBorder: true,
  '& > svg': { w: '3', h: '3' },
  '&[data-status="2"]': { borderColor: 'accent.text' },
  '&[data-status="3"]': { bg: 'accent.fill', borderColor: 'accent.fill', color: 'accent.on' },
})

/** Mark of a lesson: an empty ring, a ring with an arrow once it is started, a check mark once it is completed. */
export const LessonMark = ({ status }: { readonly status: LessonStatus }) => (
  <span aria-hidden="true" data-status={status} className={mark}>
    {status === LessonStatus.inProgress && <Icon of={playIcon} />}
    {status === LessonStatus.completed && <Icon of={checkIcon} />}
  </span>
)
