import type { ReactNode } from 'react'
import { useFileSize } from '../i18n/file-size'
import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { pictureChooserRecipe } from './picture-chooser.recipe'
import type { PreparedPicture } from './prepare-picture'
import { useObjectAddress } from './use-object-address'

interface PictureReadyProps {
  readonly source: File
  readonly picture: PreparedPicture
  readonly shape: 'round' | 'rectangle'
  readonly action: ReactNode
  readonly progress: ReactNode
  readonly clearLabel: ReactNode
  /** Left out where nothing was cut. */
  readonly onCutAgain: (() => void) | undefined
  readonly onClear: () => void
}

/** What will be sent, and how much smaller it has become. */
export function PictureReady(props: PictureReadyProps) {
  const { source, picture, shape, action, progress, clearLabel, onCutAgain, onClear } = props
  const t = useTexts(kernelTexts)
  const fileSize = useFileSize()
  const address = useObjectAddress(picture.file)
  const look = pictureChooserRecipe({ shape })

  return (
    <div className={look.ready}>
      <div className={look.result}>
        <img
          src={address}
          alt={t['picture.preview']()}
          width={picture.width}
          height={picture.height}
          className={look.preview}
        />
        <dl className={look.facts}>
          <dt className={look.fact}>{t['picture.before']()}</dt>
          <dd className={look.figure}>{fileSize(source.size)}</dd>
          <dt className={look.fact}>{t['picture.after']()}</dt>
          <dd className={look.figure}>{fileSize(picture.file.size)}</dd>
        </dl>
      </div>
      {progress ?? (
        <div className={look.actions}>
          {action}
          {onCutAgain && (
            <Button variant="soft" onClick={onCutAgain}>
              {t['picture.cutAgain']()}
            </Button>
          )}
          <Button variant="quiet" onClick={onClear}>
            {clearLabel ?? t['picture.other']()}
          </Button>
        </div>
      )}
    </div>
  )
}
