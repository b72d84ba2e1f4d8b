import { useTexts } from '@kernel'
import { ImageUpload } from '@kernel/parts'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { useUpdateBackground } from '../api/update-background.mutation'
import { publicPageTexts } from '../texts'

/** Pixels that a background is wide when it is sent: it stands across a whole screen. */
const backgroundWidth = 1200
/** Width over height; a wide screen shows a little less of its height, a phone a little less of its width. */
const backgroundRatio = 3

const part = css({ display: 'grid', gap: '3' })
const heading = css({ textStyle: 'strong' })

/** Another background for one's page, sent by itself (PUB-SET-01). */
export function BackgroundSection({ onSent }: { readonly onSent: (file: File) => void }) {
  const t = useTexts(publicPageTexts)
  const update = useUpdateBackground()
  const id = useId()

  return (
    <section aria-labelledby={id} className={part}>
      <h3 id={id} className={heading}>
        {t['myPage.background']()}
      </h3>
      <ImageUpload
        label={t['myPage.background.choose']()}
        width={backgroundWidth}
        crop={{ shape: 'rectangle', ratio: backgroundRatio }}
        sendLabel={t['myPage.background.send']()}
        onSend={async (file, sending) => {
          await update.mutateAsync({ file, ...sending })
          onSent(file)
        }}
      />
    </section>
  )
}
