import { type ReactNode, useEffect, useRef } from 'react'
import { useFileSize } from '../../core/i18n/file-size'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { Alert } from '../../ui/alert/alert'
import { Button } from '../../ui/button/button'
import { FileDrop } from '../../ui/file-drop/file-drop'
import { lazyComponent, useLazyComponent } from '../../ui/lazy/lazy-component'
import { Progress } from '../../ui/progress/progress'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import type { CropShape, ImageCropEditorProps } from './image-cropper'
import { imagePickerRecipe } from './image-picker.recipe'
import { ImagePreview } from './image-preview'
import type { PreparedImage } from './prepare-image'
import { useClipboardImage } from './use-clipboard-image'
import { useImageSelection } from './use-image-selection'
import { useObjectUrl } from './use-object-url'

const lazyCropper = lazyComponent<ImageCropEditorProps>(() => import('./image-cropper'))

export interface ImagePickerProps {
  readonly label: ReactNode
  /** Width of the result in pixels; smaller images are not enlarged. */
  readonly width: number
  readonly height?: number
  /** Shape in which the user crops the image; without a shape the whole image is used. */
  readonly crop?: CropShape
  /** Called with the prepared image, and with `undefined` when the user removes it. */
  readonly onChange: (image: PreparedImage | undefined) => void
  readonly action?: ReactNode
  readonly progress?: ReactNode
  readonly clearLabel?: ReactNode
  /** Number of images sent so far; an increase resets the picker. */
  readonly sent?: number
}

/**
 * Lets the user choose, drop or paste an image, crop it, and preview the result. Decodes and scales off the main
 * thread; files other than images are rejected with a message (decision:image-formats, ACC-PROF-02).
 * @example <ImagePicker label={t.addImage()} width={300} crop={{ shape: 'round' }} onChange={setImage} />
 */
export function ImagePicker(props: ImagePickerProps) {
  const { label, width, height, crop, onChange, action, progress, clearLabel, sent } = props
  const t = useTexts(kernelTexts)
  const fileSize = useFileSize()
  const root = useRef<HTMLDivElement>(null)
  const maxHeight = crop ? Math.round(width / (crop.ratio ?? 1)) : height
  const selection = useImageSelection({
    hasCrop: crop !== undefined,
    width,
    height: maxHeight,
    sent,
    onChange,
  })
  const { state, error } = selection
  const Cropper = useLazyComponent(lazyCropper, state.step === 'cropping', () => selection.fail('unloaded'))
  const source = useObjectUrl(state.step === 'cropping' ? state.source : undefined)
  const styles = imagePickerRecipe()
  const isWaiting = state.step === 'inspecting' || (state.step === 'cropping' && !(Cropper && source))
  // A pasted image must not replace one that is being uploaded.
  useClipboardImage(root, (file) => progress || selection.choose(file))
  useFocusAtStep(root, isWaiting ? 'waiting' : progress ? 'sending' : state.step)

  return (
    <section ref={root} tabIndex={-1} aria-label={t['picture.label']()} className={styles.root}>
      <VisuallyHidden role="status">
        {isWaiting && t['picture.looking']()}
        {state.step === 'ready' &&
          t['picture.ready']({
            before: fileSize(state.source.size),
            after: fileSize(state.image.file.size),
          })}
      </VisuallyHidden>
      {state.step === 'none' && (
        <FileDrop
          label={label}
          hint={t['picture.hint']()}
          isAnyFile
          error={error && t[`picture.fault.${error}`]()}
          onFocus={crop && lazyCropper.preload}
          onImages={([file]) => file && selection.choose(file)}
        />
      )}
      {isWaiting && (
        <div className={styles.waiting}>
          <Progress label={t['picture.looking']()} percent={selection.percent} />
          <Button variant="quiet" onClick={selection.clear}>
            {t['picture.cancel']()}
          </Button>
        </div>
      )}
      {state.step === 'cropping' && error && <Alert tone="danger">{t[`picture.fault.${error}`]()}</Alert>}
      {state.step === 'cropping' && Cropper && source && crop && (
        <Cropper
          src={source}
          width={state.width}
          height={state.height}
          crop={crop}
          isBusy={state.isBusy}
          onCrop={selection.crop}
          onCancel={selection.clear}
        />
      )}
      {state.step === 'cropping' && state.isBusy && (
        <Progress label={t['picture.looking']()} percent={selection.percent} />
      )}
      {state.step === 'ready' && (
        <ImagePreview
          source={state.source}
          image={state.image}
          shape={crop?.shape ?? 'rectangle'}
          action={action}
          progress={progress}
          clearLabel={clearLabel}
          onCropAgain={state.cropping && selection.cropAgain}
          onClear={selection.clear}
        />
      )}
    </section>
  )
}

function useFocusAtStep(root: React.RefObject<HTMLElement | null>, step: string) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    // After each step the picker gets the focus, except in the cropper, which focuses its frame.
    if (step !== 'cropping') root.current?.focus({ preventScroll: true })
  }, [root, step])
}
