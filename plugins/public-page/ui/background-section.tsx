import { useTexts } from '@kernel'
import { ImageUpload } from '@kernel/parts'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { useUpdateBackground } from '../api/mutations'
import { publicPageTexts } from '../texts'

/** Width of the uploaded background image in pixels. */
const backgroundWidth = 1200
/** Width divided by height of the background image. Wide screens cut off some height, phones some width. */
const backgroundRatio = 3

const section = css({ display: 'grid', gap: '3' })
const heading = css({ textStyle: 'strong' })

export function BackgroundSection({ onSent }: { readonly onSent: (file: File) => void }) {
  const t = useTexts(publicPageTexts)
  const update = useUpdateBackground()
  const id = useId()

  return (
    <section aria-labelledby={id} className={section}>
      <h3 id={id} className={heading}>
        {t['myPage.background']()}
      </h3>
      <ImageUpload
        id="public-page/background"
        label={t['myPage.background.choose']()}
        dropLabel={t['myPage.background.drop']()}
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
