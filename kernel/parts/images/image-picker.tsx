import { type ReactNode, useEffect, useRef } from 'react'
import { useFileSize } from '../../core/i18n/file-size'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { Alert } from '../../ui/alert/alert'
import { FileDrop } from '../../ui/file-drop/file-drop'
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component'
import { SpinnerMark } from '../../ui/spinner/spinner'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import type { CropShape, ImageCropEditorProps } from './image-cropper'
import { imagePickerRecipe } from './image-picker.recipe'
import { ImagePreview } from './image-preview'
import type { PreparedImage } from './prepare-image'
import { useClipboardImage } from './use-clipboard-image'
import { useImageSelection } from './use-image-selection'
import { useObjectUrl } from './use-object-url'

const cropperPart = lazyComponent<ImageCropEditorProps>(() => import('./image-cropper'))

/** Props of {@link ImagePicker}. */
export interface ImagePickerProps {
  /** What to do, e.g. "Choose a picture, drop it here or paste it". */
  readonly label: ReactNode
  /** Pixels that the result should be wide; a narrower picture is not blown up. */
  readonly width: number
  /** Pixels that it may be high at most; if left out, as high as it comes. */
  readonly height?: number
  /** The form of the part that is wanted; if left out, the whole picture is taken as it is. */
  readonly crop?: CropShape
  /** Told of the picture that is ready to be sent, and of nothing when it is taken back. */
  readonly onChange: (picture: PreparedImage | undefined) => void
  /** Stands first beside the picture that is ready: a button that sends it. */
  readonly action?: ReactNode
  /** Stands in place of all buttons while the picture is on its way. */
  readonly progress?: ReactNode
  /** Words of the button that takes the picture back. */
  readonly clearLabel?: ReactNode
  /** How many pictures were sent; one more makes room for another. */
  readonly sent?: number
}

/**
 * Lets somebody choose, drop or paste a picture, take a part of it, and see what will be sent. What is no picture is
 * refused with a sentence. It is decoded and made small off the main thread (decision:image-formats, ACC-PROF-02).
 *
 * @example
 * <ImagePicker label={t.addPicture()} width={600} height={600} onChange={setPicture} />
 * <ImagePicker label={t.addPicture()} width={300} crop={{ shape: 'round' }} onChange={setPicture} />
 */
export function ImagePicker(props: ImagePickerProps) {
  const { label, width, height, crop, onChange, action, progress, clearLabel, sent } = props
  const t = useTexts(kernelTexts)
  const fileSize = useFileSize()
  const root = useRef<HTMLDivElement>(null)
  const mostHigh = crop ? Math.round(width / (crop.ratio ?? 1)) : height
  const way = useImageSelection({ isCut: crop !== undefined, width, height: mostHigh, sent, onChange })
  const { choice, fault } = way
  const Cropper = useLazyComponent(cropperPart, choice.step === 'cutting', () => way.fail('unloaded'))
  const source = useObjectUrl(choice.step === 'cutting' ? choice.source : undefined)
  const look = imagePickerRecipe()
  const isWaiting = choice.step === 'looking' || (choice.step === 'cutting' && !(Cropper && source))
  // What is on its way is not taken back by a paste.
  useClipboardImage(root, (file) => progress || way.choose(file))
  useFocusAtStep(root, isWaiting ? 'waiting' : progress ? 'sending' : choice.step)

  return (
    <section ref={root} tabIndex={-1} aria-label={t['picture.label']()} className={look.root}>
      <VisuallyHidden role="status">
        {isWaiting && t['picture.looking']()}
        {choice.step === 'ready' &&
          t['picture.ready']({
            before: fileSize(choice.source.size),
            after: fileSize(choice.picture.file.size),
          })}
      </VisuallyHidden>
      {choice.step === 'none' && (
        <FileDrop
          label={label}
          hint={t['picture.hint']()}
          accept="image/*"
          isAnyFile
          error={fault && t[`picture.fault.${fault}`]()}
          onFocus={crop && cropperPart.preload}
          onImages={([file]) => file && way.choose(file)}
        />
      )}
      {isWaiting && (
        <p className={look.waiting}>
          <SpinnerMark />
          {t['picture.looking']()}
        </p>
      )}
      {choice.step === 'cutting' && fault && <Alert tone="danger">{t[`picture.fault.${fault}`]()}</Alert>}
      {choice.step === 'cutting' && Cropper && source && crop && (
        <Cropper
          address={source}
          width={choice.width}
          height={choice.height}
          cut={crop}
          isBusy={choice.isBusy}
          onCut={way.cut}
          onCancel={way.clear}
        />
      )}
      {choice.step === 'ready' && (
        <ImagePreview
          source={choice.source}
          picture={choice.picture}
          shape={crop?.shape ?? 'rectangle'}
          action={action}
          progress={progress}
          clearLabel={clearLabel}
          onCutAgain={choice.cutting && way.cutAgain}
          onClear={way.clear}
        />
      )}
    </section>
  )
}

/** Each step takes the place of the one before; whoever uses the keyboard goes along. */
function useFocusAtStep(root: React.RefObject<HTMLElement | null>, step: string) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    // The frame that cuts takes the focus by itself.
    if (step !== 'cutting') root.current?.focus({ preventScroll: true })
  }, [root, step])
}
