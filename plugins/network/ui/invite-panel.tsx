import { useTexts } from '@kernel'
import { Form, FormField, getFormInput, setFormInput, useCommand, useCopy, useEditForm } from '@kernel/parts'
import { Badge, Button, copyIcon, Field, Input, sendIcon, Textarea, useMedia } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { type InviteProgress, inviteKey, useInvitationLink, useInvite } from '../api/invitation.mutations'
import { type InviteResult, inviteSchema, parseEmails } from '../model/invite-form'
import { networkTexts } from '../texts'

/** If the browser refuses, shows the link selected in a field. */
function InvitationLink() {
  const t = useTexts(networkTexts)
  const link = useInvitationLink()
  const { copy, fallbackText, fallbackRef } = useCopy(networkTexts.ref('invite.copied'))

  async function handleCopy() {
    const address = await link.mutateAsync().catch(() => undefined)
    if (address !== undefined) await copy(address)
  }

  return (
    <div className={stack({ gap: '3' })}>
      <Button variant="soft" isWide icon={copyIcon} isLoading={link.isPending} onClick={handleCopy}>
        {t['invite.copyLink']()}
      </Button>
      {fallbackText && (
        <Field key={fallbackText} label={t['invite.link']()} hint={t['invite.linkHint']()}>
          <Input ref={fallbackRef} readOnly value={fallbackText} onFocus={(event) => event.target.select()} />
        </Field>
      )}
    </div>
  )
}

const tones = {
  sent: 'success',
  requested: 'success',
  connected: 'info',
  invalid: 'warning',
  failed: 'danger',
  unknown: 'warning',
} as const
const list = css({ display: 'grid', gap: '2' })
const line = css({
  wrap: true,
  justifyContent: 'space-between',
  gap: '1',
  textStyle: 'small',
  overflowWrap: 'anywhere',
})

function InviteResults({ results }: { readonly results: readonly InviteResult[] }) {
  const t = useTexts(networkTexts)
  return (
    <div role="status">
      {results.length > 0 && (
        <ul role="list" aria-label={t['invite.results']()} className={list}>
          {results.map(({ email, outcome }) => (
            <li key={email} className={line}>
              <span>{email}</span>
              <Badge tone={tones[outcome]}>{t[`invite.outcome.${outcome}`]()}</Badge>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Without results, the region that announces them takes no room. */
const panel = css({ stack: true, '& > :not(:first-child, :empty)': { mt: '4' } })
const or = css({
  row: true,
  gap: '3',
  textStyle: 'caption',
  color: 'quiet',
  '&::before, &::after': { content: '""', flex: '1', borderTopWidth: '1px' },
})

export default function InvitePanel() {
  const t = useTexts(networkTexts)
  const client = useQueryClient()
  const { form, clear, replaceDraft } = useEditForm(inviteSchema, {
    id: 'network/invite',
    base: { emails: '', uncertain: '' },
  })
  const [results, setResults] = useState<readonly InviteResult[]>(() => {
    const { uncertain: email } = getFormInput(form)
    const isPending = client.isMutating({ mutationKey: inviteKey }) > 0
    return email && !isPending ? [{ email, outcome: 'unknown' }] : []
  })
  const isWide = useMedia('(min-width: 48rem)')
  const invite = useInvite((progress) => {
    setResults(progress.results)
    replaceDraft({ emails: progress.unsent, uncertain: progress.sending ?? '' })
  })

  /** The dialog may have been closed and opened again while invitations are sent. */
  const sending = useCommand(inviteKey, ({ results: all, unsent }: InviteProgress) => {
    setResults(all)
    clear()
    setFormInput(form, { path: ['emails'], input: unsent })
  })
  const isSending = sending === 'pending'
  const isBusy = form.isSubmitting || isSending

  async function handleSubmit({ emails }: { emails: string }) {
    if (isSending) return
    await invite.mutateAsync(parseEmails(emails))
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
              readOnly={isBusy}
              {...control}
              value={input}
            />
          )}
        </FormField>
        <Button type="submit" isWide icon={sendIcon} isLoading={isBusy}>
          {t['invite.send']()}
        </Button>
      </Form>
      <InviteResults results={results} />
      <p className={or}>{t['invite.or']()}</p>
      <InvitationLink />
    </section>
  )
}
