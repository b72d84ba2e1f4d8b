import { useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { closeIcon, IconButton, VisuallyHidden } from '@kernel/ui'
import { useRef, useState } from 'react'
import { css } from 'styled-system/css'
import type { Member, MemberPickerProps } from '../contract'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'
import { idOf, MemberSummary, memberText, useMemberName } from './member-summary'

const hint = css({ textStyle: 'small', color: 'quiet', mb: '3' })

/** The current members of a group with remove buttons, shown when no plugin contributes a member picker. */
export function CurrentMembers({ members, onChange }: MemberPickerProps) {
  const t = useTexts(groupsTexts)
  const nameOf = useMemberName()
  const hintLine = useRef<HTMLParagraphElement>(null)
  const [removed, setRemoved] = useState('')

  function remove(member: Member) {
    onChange(members.filter(({ userId }) => userId !== member.userId))
    setRemoved(t['editor.removed']({ name: nameOf(member) }))
    // The focused remove button disappears with its row: focus the hint instead.
    hintLine.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <p ref={hintLine} tabIndex={-1} className={hint}>
        {members.length === 0 ? t['editor.noMembers']() : t['editor.onlyPresent']()}
      </p>
      {members.length > 0 && (
        <List
          items={members}
          keyOf={idOf}
          textOf={memberText}
          aria-label={t['editor.members']()}
          className={memberRecipe().list}
        >
          {(member, row) => (
            <li {...row}>
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
          )}
        </List>
      )}
      <VisuallyHidden role="status">{removed}</VisuallyHidden>
    </>
  )
}
