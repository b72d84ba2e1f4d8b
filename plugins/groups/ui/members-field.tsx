import { useField } from '@formisch/react'
import { useTexts } from '@kernel'
import { type FormStore, Slot, useSlotEntries } from '@kernel/parts'
import { ScreenSkeleton } from '@kernel/ui'
import { useId, useMemo } from 'react'
import { css } from 'styled-system/css'
import { type Member, memberPicker } from '../contract'
import { type groupSchema, parseMembers, writeMembers } from '../model/group-form'
import { groupsTexts } from '../texts'
import { CurrentMembers } from './current-members'

const heading = css({ textStyle: 'label', mb: '2' })

/** Field for the members of a group: the contributed picker, otherwise the current members. */
export function MembersField({ of }: { readonly of: FormStore<typeof groupSchema> }) {
  const t = useTexts(groupsTexts)
  const id = useId()
  const { input, onChange } = useField(of, { path: ['members'] })
  const hasPicker = useSlotEntries(memberPicker).length > 0
  const members = useMemo(() => parseMembers(input ?? ''), [input])
  const pickerProps = {
    members,
    onChange: (members: readonly Member[]) => onChange(writeMembers(members)),
  }

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t['editor.members']()}
      </h2>
      {hasPicker ? (
        <Slot of={memberPicker} props={pickerProps} fallback={<Loading />} />
      ) : (
        <CurrentMembers {...pickerProps} />
      )}
    </section>
  )
}

function Loading() {
  return <ScreenSkeleton of="people" count={3} />
}
