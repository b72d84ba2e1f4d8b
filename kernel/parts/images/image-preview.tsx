import type { ReactNode } from 'react'
import { useFileSize } from '../../core/i18n/file-size'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { Button } from '../../ui/button/button'
import { imagePickerRecipe } from './image-picker.recipe'
import type { PreparedImage } from './prepare-image'
import { useObjectUrl } from './use-object-url'

interface PictureReadyProps {
  readonly source: File
  readonly picture: PreparedImage
  readonly shape: 'round' | 'rectangle'
  readonly action: ReactNode
  readonly progress: ReactNode
  readonly clearLabel: ReactNode
  /** Left out when nothing was cropped. */
  readonly onCutAgain: (() => void) | undefined
  readonly onClear: () => void
}

export function ImagePreview(props: PictureReadyProps) {
  const { source, picture, shape, action, progress, clearLabel, onCutAgain, onClear } = props
  const t = useTexts(kernelTexts)
  const fileSize = useFileSize()
  const address = useObjectUrl(picture.file)
  const look = imagePickerRecipe({ shape })

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
