import { useTexts } from '@kernel'
import { useRef } from 'react'
import { css } from 'styled-system/css'
import type { MemberPickerProps } from '../contract'
import { groupsTexts } from '../texts'
import { GroupFaces } from './group-faces'
import { useHasPicker } from './members-field'
import { RemovableMembers } from './removable-members'

const root = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '2',
  lgDown: { display: 'none' },
})
const head = css({ display: 'flex', alignItems: 'center', gap: '3', minW: '0' })
const words = css({ display: 'grid', flex: '1', minW: '0' })
const title = css({
  textStyle: 'strong',
  overflowWrap: 'anywhere',
  lineClamp: '3',
  outlineStyle: 'none',
  '&[data-empty]': { color: 'quiet' },
})
const count = css({ textStyle: 'caption', color: 'quiet' })
const chosen = css({ maxH: '[max(8rem, 100dvh - 21rem)]', overflowY: 'auto', overscrollBehavior: 'contain' })

interface GroupPreviewProps extends MemberPickerProps {
  readonly name: string
}

/** The group as it will be in the list, with the chosen members, beside its form on wide screens. */
export function GroupPreview({ name, members, onChange }: GroupPreviewProps) {
  const t = useTexts(groupsTexts)
  const line = useRef<HTMLParagraphElement>(null)
  const hasPicker = useHasPicker()
  return (
    <div className={root}>
      <div className={head}>
        <GroupFaces group={{ id: '', name, members }} />
        <div className={words}>
          <p ref={line} tabIndex={-1} data-empty={name ? undefined : ''} className={title}>
            {name || t['editor.create']()}
          </p>
          <p className={count}>{t.members({ count: members.length })}</p>
        </div>
      </div>
      {/* Without a picker, the form itself has this list. */}
      {hasPicker && (
        <div className={chosen}>
          <RemovableMembers
            members={members}
            label={t['editor.chosen']()}
            onChange={onChange}
            onRemoved={() => line.current?.focus({ preventScroll: true })}
          />
        </div>
      )}
    </div>
  )
}
