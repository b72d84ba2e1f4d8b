import {
  $settings,
  Button,
  Form,
  FormField,
  FormSwitch,
  NumberInput,
  PasswordInput,
  resetForm,
  showRefusal,
  useForm,
  useTexts,
} from '@kernel'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { settingsQuery } from '../api/settings.query'
import { useUpdateSettings } from '../api/update-settings.mutation'
import { type GeneralSettings, settingsSchema, timeoutLimits } from '../model/settings-form'
import { accountsTexts } from '../texts'
import { panelForm, submit } from './panel-form'

/** How long sessions last, who sees the public page, and the Nostr key (ACC-PROF-06). */
export default function SettingsPanel() {
  const { data } = useSuspenseQuery(settingsQuery())
  const t = useTexts(accountsTexts)
  const { defaultLimit } = useUnit($settings).session
  const form = useForm(settingsSchema, { ...data, timeout: data.timeout ?? defaultLimit })
  const save = useUpdateSettings()

  async function handleSubmit(settings: GeneralSettings) {
    try {
      await save.mutateAsync(settings)
      resetForm(form, { initialInput: settings })
    } catch (error) {
      const refused = accountsTexts.ref('profile.refused')
      showRefusal(form, error, { timeout: refused, nostrPK: refused })
    }
  }

  return (
    <Form of={form} onSubmit={handleSubmit} className={panelForm}>
      <FormField
        of={form}
        path={['timeout']}
        label={t['profile.settings.timeout']()}
        hint={t['profile.settings.timeoutHint']()}
        isRequired
      >
        {({ onChange: _, ...control }, { input, onChange }) => (
          <NumberInput
            {...control}
            {...timeoutLimits}
            value={input ?? timeoutLimits.min}
            onValueChange={onChange}
          />
        )}
      </FormField>
      <FormSwitch
        of={form}
        path={['publicProfile']}
        label={t['profile.settings.publicProfile']()}
        hint={t['profile.settings.publicProfileHint']()}
      />
      <FormField
        of={form}
        path={['nostrPK']}
        label={t['profile.settings.nostrPK']()}
        hint={t['profile.settings.nostrPKHint']()}
      >
        {(control, { input }) => (
          // It is no password of this place: with another word here browsers would fill one in, or offer to keep it.
          <PasswordInput autoComplete="one-time-code" {...control} value={input ?? ''} />
        )}
      </FormField>
      <Button type="submit" className={submit} isLoading={save.isPending}>
        {t['profile.save']()}
      </Button>
    </Form>
  )
}
