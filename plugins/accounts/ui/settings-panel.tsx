import { $settings, useTexts } from '@kernel'
import { EditForm, FormField, FormSwitch, getFormInput } from '@kernel/parts'
import { NumberInput, PasswordInput, ScreenSkeleton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { useUpdateSettings } from '../api/mutations'
import { settingsQuery } from '../api/queries'
import { settingsSchema, timeoutLimits } from '../model/settings-form'
import { useLostSecretWarning } from '../model/use-lost-secret-warning'
import { accountsTexts } from '../texts'
import { panelForm, panelRow, separated } from './panel-form.styles'

const rejected = accountsTexts.ref('profile.refused')

// On desks it ends where the switch and the field below it end.
const atEnd = css({ lg: { justifySelf: 'end' } })

export default function SettingsPanel() {
  // No suspense: React would show the answer 300 ms after the skeleton at the earliest.
  const { data } = useQuery({ ...settingsQuery(), throwOnError: true })
  const t = useTexts(accountsTexts)
  const { defaultLimit } = useUnit($settings).session
  const save = useUpdateSettings(defaultLimit)
  if (!data) return <ScreenSkeleton of="form" isCard={false} />
  return (
    <EditForm
      schema={settingsSchema}
      id="accounts/settings"
      base={{ ...data, timeout: data.timeout ?? defaultLimit }}
      // Keep the Nostr key out of the draft: it may be private.
      fields={['timeout', 'publicProfile']}
      save={save}
      refused={{ timeout: rejected, nostrPK: rejected }}
      label={accountsTexts.ref('profile.save')}
      className={panelForm}
    >
      {(form) => (
        <>
          <LostSecretWarning isTyped={getFormInput(form).nostrPK !== data.nostrPK} />
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
        </>
      )}
    </EditForm>
  )
}

function LostSecretWarning({ isTyped }: { readonly isTyped: boolean }) {
  useLostSecretWarning(isTyped)
  return null
}
