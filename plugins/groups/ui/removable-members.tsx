import { useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { closeIcon, IconButton, VisuallyHidden } from '@kernel/ui'
import { useState } from 'react'
import type { MemberPickerProps } from '../contract'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'
import { idOf, MemberSummary, memberText, useMemberName } from './member-summary'

interface RemovableMembersProps extends MemberPickerProps {
  /** Name of the list for screen readers. */
  readonly label: string
}

/** Screen readers hear who was removed. */
export function RemovableMembers({ members, label, onChange }: RemovableMembersProps) {
  const t = useTexts(groupsTexts)
  const nameOf = useMemberName()
  const [removed, setRemoved] = useState('')
  return (
    <>
      {members.length > 0 && (
        <List
          items={members}
          keyOf={idOf}
          textOf={memberText}
          aria-label={label}
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
                    onClick={() => {
                      onChange(members.filter(({ userId }) => userId !== member.userId))
                      setRemoved(t['editor.removed']({ name: nameOf(member) }))
                    }}
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
