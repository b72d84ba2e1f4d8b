import { useTexts } from '@kernel'
import { css } from 'styled-system/css'
import type { MemberPickerProps } from '../contract'
import { groupsTexts } from '../texts'
import { RemovableMembers } from './removable-members'

const hint = css({ textStyle: 'small', color: 'quiet', mb: '3' })

/** Shown when no plugin contributes a member picker. */
export function CurrentMembers({ members, onChange }: MemberPickerProps) {
  const t = useTexts(groupsTexts)
  return (
    <>
      <p className={hint}>{members.length === 0 ? t['editor.noMembers']() : t['editor.onlyPresent']()}</p>
      <RemovableMembers members={members} label={t['editor.members']()} onChange={onChange} />
    </>
  )
}
