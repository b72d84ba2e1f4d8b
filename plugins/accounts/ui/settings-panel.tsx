import { getInput } from '@formisch/react'
import { $settings, useTexts } from '@kernel'
import { applyServerErrors, Form, FormEnd, FormField, FormSwitch } from '@kernel/parts'
import { Alert, Button, NumberInput, PasswordInput } from '@kernel/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { useUpdateSettings } from '../api/mutations'
import { settingsQuery } from '../api/queries'
import { type GeneralSettings, settingsSchema, timeoutLimits } from '../model/settings-form'
import { useFollowedDraft } from '../model/use-followed-draft'
import { useLostSecretWarning } from '../model/use-lost-secret-warning'
import { accountsTexts } from '../texts'
import { panelForm, panelRow, separated } from './panel-form.styles'

// On desks it ends where the switch and the field below it end.
const atEnd = css({ lg: { justifySelf: 'end' } })

/** Profile panel with session limit, visibility of the public page and Nostr key. */
export default function SettingsPanel() {
  const { data } = useSuspenseQuery(settingsQuery())
  const t = useTexts(accountsTexts)
  const { defaultLimit } = useUnit($settings).session
  const saved = { ...data, timeout: data.timeout ?? defaultLimit }
  const { form, isUnsaved, resetTo } = useFollowedDraft(settingsSchema, {
    id: 'accounts/settings',
    // Keep the Nostr key out of the draft: it may be private.
    fields: ['timeout', 'publicProfile'],
    initialInput: saved,
  })
  useLostSecretWarning(getInput(form).nostrPK !== data.nostrPK)
  const save = useUpdateSettings()

  async function handleSubmit(settings: GeneralSettings) {
    const submitted = getInput(form)
    try {
      await save.mutateAsync(settings)
      resetTo(settings, submitted)
    } catch (error) {
      const rejected = accountsTexts.ref('profile.refused')
      applyServerErrors(form, error, { timeout: rejected, nostrPK: rejected })
    }
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={panelForm}>
      {isUnsaved && (
        <Alert
          action={
            <Button size="sm" variant="soft" disabled={form.isSubmitting} onClick={() => resetTo(saved)}>
              {t['profile.personalData.discard']()}
            </Button>
          }
        >
          {t['profile.personalData.restored']()}
        </Alert>
      )}
      <FormField
        of={form}
        path={['timeout']}
        label={t['profile.settings.timeout']()}
        hint={t['profile.settings.timeoutHint']()}
        isRequired
        className={panelRow}
      >
        {({ onChange: _, ...control }, { input, onChange }) => (
          <NumberInput
            {...control}
            {...timeoutLimits}
            value={input ?? timeoutLimits.min}
            className={atEnd}
            onValueChange={onChange}
          />
        )}
      </FormField>
      <div className={separated}>
        <FormSwitch
          of={form}
          path={['publicProfile']}
          label={t['profile.settings.publicProfile']()}
          hint={t['profile.settings.publicProfileHint']()}
        />
      </div>
      <FormField
        of={form}
        path={['nostrPK']}
        label={t['profile.settings.nostrPK']()}
        hint={t['profile.settings.nostrPKHint']()}
        className={cx(panelRow, separated)}
      >
        {(control, { input }) => <PasswordInput isUnmanaged {...control} value={input ?? ''} />}
      </FormField>
      <FormEnd>
        <Button type="submit" isLoading={save.isPending}>
          {t['profile.save']()}
        </Button>
      </FormEnd>
    </Form>
  )
}
