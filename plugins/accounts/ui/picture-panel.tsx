import { $session, useTexts } from '@kernel'
import { ImageUpload, imageUrl } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { useUpdatePicture } from '../api/update-picture.mutation'
import { accountsTexts } from '../texts'

/** Image width in pixels: enough for 120 CSS pixels on a high-density screen. */
const imageWidth = 300

const column = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[auto minmax(0, 1fr)]' },
  alignItems: 'center',
  gap: '6',
})
const current = css({ display: 'grid', justifyItems: 'center', gap: '3' })
const quietText = css({ textStyle: 'caption', color: 'quiet', minW: '0' })

/** Profile panel with the current picture and the upload of a new one. */
export default function PicturePanel() {
  const t = useTexts(accountsTexts)
  const person = useUnit($session)?.person
  const update = useUpdatePicture()
  if (!person) return null

  return (
    <div className={column}>
      <div className={current}>
        <Avatar
          src={imageUrl(person.pictureUrl)}
          name={person.name || person.login}
          size="xl"
          alt={t['profile.picture.current']()}
        />
        {!person.pictureUrl && <p className={quietText}>{t['profile.picture.none']()}</p>}
      </div>
      <ImageUpload
        label={t['profile.picture.choose']()}
        width={imageWidth}
        crop={{ shape: 'round' }}
        sendLabel={t['profile.picture.send']()}
        onSend={(file, sending) => update.mutateAsync({ file, ...sending })}
      />
    </div>
  )
}
