import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useTexts } from '../i18n/use-texts'
import { kernelTexts } from '../texts'
import { Button } from '../ui/button/button'
import { IconButton } from '../ui/button/icon-button'
import { minusIcon, plusIcon } from '../ui/icons/tools'
import { pictureCropperRecipe } from './picture-cropper.recipe'
import type { PictureArea } from './picture-job'

/** The form of the part that is cut out. */
export interface PictureCut {
  readonly shape: 'round' | 'rectangle'
  /** Width over height; 1 if left out. */
  readonly ratio?: number
}

/** Props of {@link PictureCropper}. */
export interface PictureCropperProps {
  /** Address of the whole picture. */
  readonly address: string
  readonly width: number
  readonly height: number
  readonly cut: PictureCut
  /** The part is being made small. */
  readonly isBusy: boolean
  readonly onCut: (area: PictureArea) => void
  readonly onCancel: () => void
}

/** Keys of a slider that do nothing here: the page would move away with the picture. */
const keysOfThePage = ['PageUp', 'PageDown', 'Home', 'End']

/** Steps of the arrow keys in pixels of the screen; with Shift in strides. */
const step = 8
const stride = 32

/**
 * Which part of a picture is wanted: it is moved and enlarged under a frame that stays. Pointer, wheel, two fingers;
 * arrow keys move it, plus and minus enlarge it.
 */
export default function PictureCropper(props: PictureCropperProps) {
  const { address, width, height, cut, isBusy, onCut, onCancel } = props
  const t = useTexts(kernelTexts)
  const helpId = useId()
  const cropper = useImageCropper({
    cropShape: cut.shape === 'round' ? 'circle' : 'rectangle',
    aspectRatio: cut.ratio ?? 1,
    fixedCropArea: true,
    nudgeStep: step,
    nudgeStepShift: stride,
    translations: {
      rootLabel: t['picture.cut'](),
      rootRoleDescription: t['picture.cut'](),
      previewLoading: t['ui.loading'](),
      previewDescription: () => '',
      selectionLabel: () => t['picture.cut.frame'](),
      selectionRoleDescription: t['picture.cut.frame'](),
      selectionInstructions: t['picture.cut.help'](),
      selectionValueText: () => '',
    },
  })
  const percent = Math.round(cropper.zoom * 100)
  const look = pictureCropperRecipe({ shape: cut.shape })
  const ratio = { '--ratio': width / height } as CSSProperties
  const frame = useRef<HTMLDivElement>(null)
  // Before the picture is measured there is no frame to see.
  const isMeasured = cropper.crop.width > 0
  useEffect(() => {
    if (isMeasured) frame.current?.focus({ preventScroll: true })
  }, [isMeasured])
  const { x, y } = isMeasured ? cropper.getCropData() : { x: 0, y: 0 }
  const left = Math.round((100 * x) / width)
  const top = Math.round((100 * y) / height)

  const handleKeyDown = (event: KeyboardEvent) => {
    if (keysOfThePage.includes(event.key)) event.preventDefault()
  }

  return (
    <ImageCropper.RootProvider value={cropper} className={look.root}>
      <p id={helpId} className={look.help}>
        {t['picture.cut.help']()}
      </p>
      <ImageCropper.Viewport className={look.viewport} style={ratio}>
        <ImageCropper.Image src={address} className={look.image} />
        <ImageCropper.Selection
          ref={frame}
          className={look.selection}
          aria-describedby={helpId}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={t['picture.cut.place']({ percent, left, top })}
          onKeyDown={handleKeyDown}
        />
      </ImageCropper.Viewport>
      <div className={look.zoom}>
        <IconButton
          icon={minusIcon}
          label={t['picture.cut.smaller']()}
          onClick={() => cropper.zoomBy(-0.25)}
        />
        <span className={look.percent}>{t['picture.cut.percent']({ percent })}</span>
        <IconButton icon={plusIcon} label={t['picture.cut.larger']()} onClick={() => cropper.zoomBy(0.25)} />
      </div>
      <div className={look.actions}>
        <Button isLoading={isBusy} onClick={() => onCut(cropper.getCropData())}>
          {t['picture.cut.use']()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t['picture.cancel']()}
        </Button>
      </div>
    </ImageCropper.RootProvider>
  )
}
