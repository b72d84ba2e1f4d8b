import { useTexts } from '@kernel'
import { Form, FormField, getFormInput, resetForm, useDraftForm } from '@kernel/parts'
import { Button, sendIcon, Textarea, useMedia } from '@kernel/ui'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { useInvite } from '../api/invitation.mutations'
import { type InviteResult, inviteSchema, parseEmails } from '../model/invite-form'
import { networkTexts } from '../texts'
import { InvitationLink } from './invitation-link'
import { InviteResults } from './invite-results'

/** Without results, the region that announces them takes no room. */
const panel = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  '& > :not(:first-child, :empty)': { mt: '4' },
})
const or = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  textStyle: 'caption',
  color: 'quiet',
  '&::before, &::after': { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'line' },
})

/** Panel that invites people by e-mail or link. */
export default function InvitePanel() {
  const t = useTexts(networkTexts)
  const { form, replaceDraft, forgetDraft } = useDraftForm(inviteSchema, {
    id: 'network/invite',
    fields: ['emails', 'uncertain'],
    initialInput: { emails: '', uncertain: '' },
  })
  const [results, setResults] = useState<readonly InviteResult[]>(() => {
    const { uncertain: email } = getFormInput(form)
    return email ? [{ email, outcome: 'unknown' }] : []
  })
  const isWide = useMedia('(min-width: 48rem)')
  const invite = useInvite((progress) => {
    setResults(progress.results)
    replaceDraft({ emails: progress.unsent, uncertain: progress.sending ?? '' })
  })

  async function handleSubmit({ emails }: { emails: string }) {
    const { unsent } = await invite.mutateAsync(parseEmails(emails))
    resetForm(form, { initialInput: { emails: unsent, uncertain: '' } })
    if (unsent === '') forgetDraft()
  }

  return (
    <section aria-label={t['invite.title']()} className={panel}>
      <Form of={form} onSubmit={handleSubmit} className={stack({ gap: '4' })}>
        <FormField
          of={form}
          path={['emails']}
          label={t['invite.emails']()}
          hint={t['invite.hint']()}
          isRequired
        >
          {(control, { input }) => (
            <Textarea
              isGrowing
              // Phones show the whole form at once; the field grows with the addresses.
              rows={isWide ? 10 : 4}
              placeholder={t['invite.example']()}
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={form.isSubmitting}
              {...control}
              value={input}
            />
          )}
        </FormField>
        <Button type="submit" isWide icon={sendIcon} isLoading={form.isSubmitting}>
          {t['invite.send']()}
        </Button>
      </Form>
      <InviteResults results={results} />
      <p className={or}>{t['invite.or']()}</p>
      <InvitationLink />
    </section>
  )
}
