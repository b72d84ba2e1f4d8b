import { useTexts, useTranslate } from '@kernel'
import { useSlotEntries } from '@kernel/parts'
import { Field, Input, Switch } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { noticeSources, quietHours } from '../contract'
import { noticeChoices } from '../model/notices'
import { noticesTexts } from '../texts'

const group = css({ display: 'grid', gap: '3' })
const legend = css({ textStyle: 'small', color: 'quiet', mb: '3' })

/** What the bell tells, when it is quiet, and whether there is a sound. */
export default function NoticeSettings() {
  const t = useTexts(noticesTexts)
  const translate = useTranslate()
  const sources = useSlotEntries(noticeSources)
  const [{ off, hasSound }, change] = useUnit([noticeChoices.$value, noticeChoices.changeFx])
  const [quiet, changeQuiet] = useUnit([quietHours.$value, quietHours.changeFx])

  const switchSource = (source: string, isOn: boolean) =>
    change((before) => {
      const others = before.off.filter((id) => id !== source)
      return { ...before, off: isOn ? others : [...others, source] }
    })
  return (
    <>
      <fieldset>
        <legend className={legend}>{t['kinds.about']()}</legend>
        <div className={group}>
          {sources.map(({ id, label }) => (
            <Switch
              key={id}
              label={label ? translate(label) : id}
              checked={!off.includes(id)}
              onChange={(event) => switchSource(id, event.currentTarget.checked)}
            />
          ))}
        </div>
      </fieldset>
      <Switch
        label={t.sound()}
        hint={t['sound.hint']()}
        checked={hasSound}
        onChange={(event) => {
          const isOn = event.currentTarget.checked
          change((before) => ({ ...before, hasSound: isOn }))
        }}
      />
      <Switch
        label={t.quiet()}
        hint={t['quiet.hint']()}
        checked={quiet.isOn}
        onChange={(event) => {
          const isOn = event.currentTarget.checked
          changeQuiet((before) => ({ ...before, isOn }))
        }}
      />
      {quiet.isOn && (
        <div className={css({ row: true, gap: '3' })}>
          {(['from', 'to'] as const).map((end) => (
            <Field key={end} label={t[`quiet.${end}`]()}>
              <Input
                type="time"
                required
                value={quiet[end]}
                onChange={(event) => {
                  const time = event.currentTarget.value
                  changeQuiet((before) => ({ ...before, [end]: time }))
                }}
              />
            </Field>
          ))}
        </div>
      )}
    </>
  )
}
