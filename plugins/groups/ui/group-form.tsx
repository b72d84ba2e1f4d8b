import { useField } from '@formisch/react'
import { type Id, navigate, outcomeOf, useHref, useTexts } from '@kernel'
import {
  Form,
  FormEnd,
  FormFailure,
  FormField,
  invalidFields,
  RestoredNotice,
  useCommand,
  useEditForm,
} from '@kernel/parts'
import { Button, Card, Input } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { saveKey, useSaveGroup } from '../api/mutations'
import { manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { emptyGroup, type GroupInput, groupLists, groupSchema } from '../model/group-form'
import { groupsTexts } from '../texts'
import { GroupFaces } from './group-faces'
import { useMemberCount } from './member-summary'
import { MembersField } from './members-field'

const layout = css({ display: 'grid', gap: '6' })
const short = css({ maxW: '[28rem]' })
/** A long list of people is below the window's edge: the button and the chosen members stay in sight. */
const end = css({
  alignItems: 'center',
  md: { _tall: { position: 'sticky', bottom: '0', zIndex: 'raised' } },
})
const chosen = css({
  row: true,
  gap: '3',
  minW: '0',
  me: 'auto',
  textStyle: 'small',
  color: 'quiet',
  mdDown: { display: 'none' },
})

/** The form of a group; its draft survives rejections and the end of the session. */
export function GroupForm({ group }: { readonly group?: Group }) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const go = useUnit(navigate)
  const countOf = useMemberCount()
  const document = useEditForm(groupSchema, {
    id: group ? `groups/edit/${group.id}` : 'groups/create',
    base: group ? { name: group.name, members: [...group.members] } : emptyGroup,
    lists: groupLists,
    refused: { name: groupsTexts.ref('editor.refusedName') },
  })
  const { form } = document
  const save = useSaveGroup(group)
  const saving = useCommand(saveKey(group), leave)
  // Nothing can be changed while it is sent, because it would be neither sent nor stored as a draft.
  const isBusy = form.isSubmitting || saving !== 'idle'
  const { input: name = '' } = useField(form, { path: ['name'] })
  const membersField = useField(form, { path: ['members'] })
  const members = membersField.input ?? emptyGroup.members
  const isUnsure = outcomeOf(save.error).isUncertain

  function leave(id: Id | undefined) {
    document.forget()
    // `replace`: the list of groups replaces the form in the history.
    go({ to: href(manageGroupsRoute, {}, { group: id }) ?? '', replace: true })
  }

  async function handleSubmit(sent: GroupInput) {
    if (saving !== 'idle') return
    try {
      await document.save(sent, save.mutateAsync)
    } catch {
      // The form shows the failure.
    }
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={layout}>
      <RestoredNotice of={document} isBusy={isBusy} />
      <Card isBleed>
        <div className={layout}>
          <div className={short}>
            <FormField of={form} path={['name']} label={t['editor.name']()} isRequired>
              {(control, { input }) => (
                <Input autoComplete="off" readOnly={isBusy} {...control} value={input} />
              )}
            </FormField>
          </div>
          <div inert={isBusy}>
            <MembersField members={members} onChange={(all) => membersField.onChange([...all])} />
          </div>
          {save.isError && !isBusy && (
            <FormFailure title={t[isUnsure ? 'editor.unsure' : 'editor.failure']()} error={save.error}>
              {isUnsure && !group
                ? t['editor.unsure.text']()
                : invalidFields(save.error).includes('members')
                  ? t['editor.refusedMembers']()
                  : t['editor.kept']()}
            </FormFailure>
          )}
          <FormEnd className={end}>
            <p aria-hidden="true" className={chosen}>
              {members.length > 0 && <GroupFaces group={{ name, members }} size="xs" />}
              {countOf(members)}
            </p>
            <Button type="submit" data-stays="" isLoading={isBusy}>
              {t[group ? 'editor.save' : 'editor.submit']()}
            </Button>
          </FormEnd>
        </div>
      </Card>
    </Form>
  )
}
