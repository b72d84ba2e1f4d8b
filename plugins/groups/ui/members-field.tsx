import { useTexts } from '@kernel'
import { List, Slot, useSlotEntries } from '@kernel/parts'
import { closeIcon, IconButton, ScreenSkeleton, VisuallyHidden } from '@kernel/ui'
import { useId, useState } from 'react'
import { css } from 'styled-system/css'
import { type MemberPickerProps, memberPicker } from '../contract'
import { groupsTexts } from '../texts'
import { memberRecipe } from './member.recipe'
import { idOf, MemberSummary, memberText, useMemberName } from './member-summary'

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

interface RemovableMembersProps extends MemberPickerProps {
  /** Name of the list for screen readers. */
  readonly label: string
}

/** Screen readers hear who was removed. */
function RemovableMembers({ members, label, onChange }: RemovableMembersProps) {
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
