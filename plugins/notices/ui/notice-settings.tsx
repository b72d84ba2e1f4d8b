import { useTexts, useTranslate } from '@kernel'
import { useSlotEntries } from '@kernel/parts'
import { Field, Input, Switch } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { noticeSources } from '../contract'
import { noticeChoices, quietHours } from '../model/notices'
import { noticesTexts } from '../texts'

const group = css({
  stack: true,
  my: '-2',
  '& > *': { my: '0!' },
  '& > :where(:not(:first-child))': { borderTopWidth: '1px' },
})
const lead = css({ textStyle: 'small', color: 'quiet' })

export default function NoticeSettings() {
  const t = useTexts(noticesTexts)
  const translate = useTranslate()
  const sources = useSlotEntries(noticeSources)
  const [{ off }, change] = useUnit([noticeChoices.$value, noticeChoices.changeFx])

  const switchSource = (source: string, isOn: boolean) =>
    change((before) => {
      const others = before.off.filter((id) => id !== source)
      return { ...before, off: isOn ? others : [...others, source] }
    })
  return (
    <>
      <div className={group}>
        {sources.map((source) => (
          <Switch
            key={source.id}
            label={source.label ? translate(source.label) : source.id}
            checked={!off.includes(source.id)}
            onChange={(event) => switchSource(source.id, event.currentTarget.checked)}
          />
        ))}
      </div>
      <p className={lead}>{t.device()}</p>
    </>
  )
}

/** When and how the bell is heard. */
export function QuietHours() {
  const t = useTexts(noticesTexts)
  const [{ hasSound }, change] = useUnit([noticeChoices.$value, noticeChoices.changeFx])
  const [quiet, changeQuiet] = useUnit([quietHours.$value, quietHours.changeFx])
  return (
    <div className={group}>
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
    </div>
  )
}
