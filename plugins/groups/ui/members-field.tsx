import { useTexts } from '@kernel'
import { Slot, useSlotEntries } from '@kernel/parts'
import { ScreenSkeleton } from '@kernel/ui'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { type MemberPickerProps, memberPicker } from '../contract'
import { groupsTexts } from '../texts'
import { RemovableMembers } from './removable-members'

const hint = css({ textStyle: 'small', color: 'quiet', mb: '3' })

/** Shown when no plugin contributes a member picker. */
function CurrentMembers({ members, onChange }: MemberPickerProps) {
  const t = useTexts(groupsTexts)
  return (
    <>
      <p className={hint}>{members.length === 0 ? t['editor.noMembers']() : t['editor.onlyPresent']()}</p>
      <RemovableMembers members={members} label={t['editor.members']()} onChange={onChange} />
    </>
  )
}

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
