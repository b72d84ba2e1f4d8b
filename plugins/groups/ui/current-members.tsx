import { useTexts } from '@kernel'
import { closeIcon, IconButton, VisuallyHidden } from '@kernel/ui'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { Member, MemberPickerProps } from '../contract'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'
import { MemberSummary, useMemberName } from './member-summary'

const hint = css({ textStyle: 'small', color: 'quiet', mb: '3' })

/** The current members with remove buttons, when no plugin contributes a picker. */
export function CurrentMembers({ members, onChange }: MemberPickerProps) {
  const t = useTexts(groupsTexts)
  const nameOf = useMemberName()
  const hintLine = useRef<HTMLParagraphElement>(null)
  const [removed, setRemoved] = useState('')

  function remove(member: Member) {
    onChange(members.filter(({ userId }) => userId !== member.userId))
    setRemoved(t['editor.removed']({ name: nameOf(member) }))
    // The focused button is removed with its row.
    hintLine.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <p ref={hintLine} tabIndex={-1} className={hint}>
        {members.length === 0 ? t['editor.noMembers']() : t['editor.onlyPresent']()}
      </p>
      {members.length > 0 && (
        <ul role="list" aria-label={t['editor.members']()} className={memberRecipe().list}>
          {members.map((member) => (
            <li key={member.userId}>
              <MemberSummary
                member={member}
                action={
                  <IconButton
                    icon={closeIcon}
                    label={t['editor.remove']({ name: nameOf(member) })}
                    onClick={() => remove(member)}
                  />
                }
              />
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
    </>
  )
}
