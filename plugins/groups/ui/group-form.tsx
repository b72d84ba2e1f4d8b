import { useField } from '@formisch/react'
import { navigate, outcomeOf, useHref, useTexts } from '@kernel'
import {
  applyServerErrors,
  createStaleCheck,
  Form,
  FormField,
  invalidFields,
  resetForm,
  useDraftForm,
} from '@kernel/parts'
import { Alert, Button, Card, Input } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useMemo, useState } from 'react'
import { css } from 'styled-system/css'
import { useSaveGroup } from '../api/mutations'
import { type Member, manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { type GroupDraft, groupSchema, maxNameLength, parseMembers, writeMembers } from '../model/group-form'
import { groupsTexts } from '../texts'
import { GroupPreview } from './group-preview'
import { MembersField } from './members-field'

const layout = css({ display: 'grid', gap: '6' })
const columns = css({
  display: 'grid',
  gap: '5',
  alignItems: 'start',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 18.5rem]' },
})
/** On phones, the card reaches both edges of the window, and its button stays above the tab bar. */
const card = css({ mdDown: { mx: '-4', borderInlineWidth: '0', rounded: 'none' } })
/** Beside the form, the group stays in sight with its button; below the form, only the button does. */
const side = css({
  lg: {
    display: 'grid',
    gap: '4',
    position: 'sticky',
    top: '[calc(3.5rem + 1.5rem)]',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'md',
  },
  lgDown: { display: 'contents' },
})
const submit = css({
  display: 'flex',
  lgDown: {
    justifyContent: 'end',
    mt: '-5',
    px: '4',
    py: '2',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    _tall: { position: 'sticky', bottom: '0', zIndex: 'raised' },
  },
  mdDown: {
    mx: '-4',
    borderInlineWidth: '0',
    _tall: { bottom: '[calc(3.5rem + env(safe-area-inset-bottom))]' },
  },
})
const wide = css({ lg: { flex: '1' }, mdDown: { flex: '1' } })

/** The form of a group; its draft survives rejections and the end of the session. */
export function GroupForm({ group }: { readonly group?: Group }) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const go = useUnit(navigate)
  const saved = { name: group?.name ?? '', members: writeMembers(group?.members ?? []) }
  const { form, isRestored, forgetDraft } = useDraftForm(groupSchema, {
    id: group ? `groups/edit/${group.id}` : 'groups/create',
    fields: ['name', 'members'],
    initialInput: saved,
  })
  const [isUnsaved, setIsUnsaved] = useState(isRestored)
  const save = useSaveGroup(group)
  const { input: nameInput = '' } = useField(form, { path: ['name'] })
  const membersField = useField(form, { path: ['members'] })
  const membersInput = membersField.input ?? ''
  const members = useMemo(() => parseMembers(membersInput), [membersInput])
  const choice = {
    members,
    onChange: (chosen: readonly Member[]) => membersField.onChange(writeMembers(chosen)),
  }
  const name = nameInput.trim()
  const isUnsure = outcomeOf(save.error).isUncertain

  function discard() {
    resetForm(form, { initialInput: saved })
    forgetDraft()
    setIsUnsaved(false)
  }

  async function handleSubmit(draft: GroupDraft) {
    const isStillHere = createStaleCheck()
    try {
      const id = await save.mutateAsync(draft)
      forgetDraft()
      // `replace`: the list of groups replaces the form in the history.
      if (isStillHere()) go({ to: href(manageGroupsRoute, {}, { group: id }) ?? '', replace: true })
    } catch (error) {
      applyServerErrors(form, error, { name: groupsTexts.ref('editor.refusedName') })
    }
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={layout}>
      {isUnsaved && (
        <Alert
          action={
            <Button size="sm" variant="soft" onClick={discard}>
              {t['editor.discard']()}
            </Button>
          }
        >
          {t['editor.restored']()}
        </Alert>
      )}
      <div className={columns}>
        <Card className={card}>
          <div className={layout}>
            <FormField of={form} path={['name']} label={t['editor.name']()} isRequired>
              {(control, { input }) => (
                <Input autoComplete="off" maxLength={maxNameLength} {...control} value={input} />
              )}
            </FormField>
            <MembersField {...choice} />
            {save.isError && !form.isSubmitting && (
              <Alert tone="danger" title={t[isUnsure ? 'editor.unsure' : 'editor.notSaved']()}>
                {isUnsure && !group
                  ? t['editor.unsure.text']()
                  : invalidFields(save.error).includes('members')
                    ? t['editor.refusedMembers']()
                    : t['editor.kept']()}
              </Alert>
            )}
          </div>
        </Card>
        <div className={side}>
          <GroupPreview name={name} {...choice} />
          <div data-above-toasts="" data-stays="" className={submit}>
            <Button type="submit" className={wide} isLoading={form.isSubmitting}>
              {t[group ? 'editor.save' : 'editor.submit']()}
            </Button>
          </div>
        </div>
      </div>
    </Form>
  )
}
