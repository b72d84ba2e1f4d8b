import { useTexts } from '@kernel'
import { Slot, useSlotEntries } from '@kernel/parts'
import { ScreenSkeleton } from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { type MemberPickerProps, memberPicker } from '../contract'
import { groupsTexts } from '../texts'
import { CurrentMembers } from './current-members'

const heading = css({ textStyle: 'label', mb: '2' })

export function MembersField(props: MemberPickerProps) {
  const t = useTexts(groupsTexts)
  const id = useId()
  const hasPicker = useSlotEntries(memberPicker).length > 0
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t['editor.members']()}
      </h2>
      {hasPicker ? (
        <Slot of={memberPicker} props={props} fallback={<Loading />} />
      ) : (
        <CurrentMembers {...props} />
      )}
    </section>
  )
}

function Loading() {
  return <ScreenSkeleton of="people" count={3} />
}
