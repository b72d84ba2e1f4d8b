import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { preloadCode, useCode } from '../../../core/async/load-code'
import { useKernelTexts } from '../../../core/i18n/use-texts'
import { useUnsavedInput } from '../../../core/storage/unsaved-input'
import { Alert } from '../../ui/alert/alert'
import { Button } from '../../ui/button/button'
import { FileDrop } from '../../ui/file-drop/file-drop'
import { Progress } from '../../ui/progress/progress'
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden'
import { useFileSize } from './file-size'
import type { CropShape } from './image-cropper'
import { imagePickerRecipe } from './image-picker.recipe'
import { ImagePreview } from './image-preview'
import type { PreparedImage } from './prepare-image'
import { useImageSelection } from './use-image-selection'
import { useObjectUrl } from './use-object-url'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts an image dropped anywhere on an element.
 * @returns whether a file is dragged over the element, and a function for a drop that a drop area has handled
 */
function useDroppedImage(
  area: RefObject<HTMLElement | null> | undefined,
  onFile: (file: File) => void,
): [isOver: boolean, end: () => void] {
  const [isOver, setIsOver] = useState(false)
  const isInside = useEffectEvent((target: EventTarget | null) =>
    Boolean(target instanceof Node && area?.current?.contains(target)),
  )
  const handleDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0]
    setIsOver(false)
    if (!file || event.defaultPrevented || !isInside(event.target)) return
    event.preventDefault()
    onFile(file)
  })
  const handleOver = useEffectEvent((event: DragEvent) => {
    const isFile = hasFiles(event) && isInside(event.target)
    // Without this the page would refuse the file.
    if (isFile) event.preventDefault()
    setIsOver(isFile)
  })
  const handleLeave = useEffectEvent((event: DragEvent) => {
    if (!isInside(event.relatedTarget)) setIsOver(false)
  })
  const isActive = area !== undefined
  useEffect(() => {
    if (!isActive) return
    const listeners = new AbortController()
    const { signal } = listeners
    // On the document, so that a drop area inside the element handles its events first.
    document.addEventListener('dragover', (event) => handleOver(event), { signal })
    document.addEventListener('dragleave', (event) => handleLeave(event), { signal })
    document.addEventListener('drop', (event) => handleDrop(event), { signal })
    return () => listeners.abort()
  }, [isActive])
  return [isOver, () => setIsOver(false)]
}

const loadCropper = () => import('./image-cropper')

export interface ImagePickerProps {
  readonly label: ReactNode
  /** Words for people who can drop and paste; `label` is then the label of a button. See `FileDrop`. */
  readonly dropLabel?: ReactNode
  /** Width of the result in pixels; smaller images are not enlarged. */
  readonly width: number
  readonly height?: number
  /** Shape in which the user crops the image; without a shape the whole image is used. */
  readonly crop?: CropShape
  /** Label of the button that applies the crop; default "Use this crop". */
  readonly cropLabel?: ReactNode
  /** Called with the prepared image, and with `undefined` when the user removes it. */
  readonly onChange: (image: PreparedImage | undefined) => void
  /**
   * Called when an image begins to be prepared, with a promise of the prepared image. A form that is sent meanwhile waits
   * for it. It resolves to `undefined` when the image fails, is removed or is replaced, or needs to be cropped first.
   */
  readonly onWork?: (work: Promise<PreparedImage | undefined>) => void
  /**
   * Called with the file to choose again when the user comes back: the image as chosen if it is cropped, else as prepared.
   * `undefined` when the user removes it.
   */
  readonly onSource?: (file: File | undefined) => void
  readonly action?: ReactNode
  readonly progress?: ReactNode
  readonly clearLabel?: string
  /** Called when the user removes the image or cancels; the parent may then hide this component. */
  readonly onClear?: () => void
  /**
   * Element on which images can be dropped. The drop area is then visible only while `isOpen` is set or a file is dragged
   * over the element, and the preview has no frame.
   */
  readonly area?: RefObject<HTMLElement | null>
  readonly isOpen?: boolean
  /** Image of a draft to start with, before it is cropped; may be set after the first render. */
  readonly restored?: PreparedImage | undefined
  /** Number of submits so far; an increase clears the picker. */
  readonly sent?: number
}

/**
 * Lets the user choose, drop or paste an image, crop it, and preview the result. Decodes and scales off the main
 * thread; files other than images are rejected with a message (decision:image-formats).
 * @example <ImagePicker label={t.addImage()} width={300} crop={{ shape: 'round' }} onChange={setImage} />
 */
export function ImagePicker(props: ImagePickerProps) {
  const { label, width, height, crop, onChange, action, progress, clearLabel, sent, area, isOpen, restored } =
    props
  const t = useKernelTexts()
  const fileSize = useFileSize()
  const root = useRef<HTMLDivElement>(null)
  const maxHeight = crop ? Math.round(width / (crop.ratio ?? 1)) : height
  const selection = useImageSelection({
    hasCrop: crop !== undefined,
    width,
    height: maxHeight,
    sent,
    restored,
    onChange,
    onWork: props.onWork,
    onSource: props.onSource,
  })
  const { state, error } = selection
  const hasImage = state.step !== 'none'
  useUnsavedInput(hasImage)
  const { code, failure } = useCode(loadCropper, state.step === 'cropping')
  const Cropper = code?.default
  const fail = useEffectEvent(() => selection.fail('unloaded'))
  const hasFailed = failure !== undefined
  useEffect(() => {
    if (hasFailed) fail()
  }, [hasFailed])
  const source = useObjectUrl(state.step === 'cropping' ? state.source : undefined)
  const styles = imagePickerRecipe()
  const isWaiting = state.step === 'inspecting' || (state.step === 'cropping' && !(Cropper && source))
  // A pasted or dropped image must not replace one that is being uploaded.
  const choose = (file: File) => progress || selection.choose(file)
  useClipboardImage(root, choose)
  const [isDraggedOver, endDrag] = useDroppedImage(area, choose)
  const isDropShown =
    area === undefined
      ? state.step === 'none'
      : !isWaiting && (isOpen || isDraggedOver || error !== undefined)
  const isEmpty = state.step === 'none' && !isDropShown

  function handleClear() {
    selection.clear()
    props.onClear?.()
  }
  function handleCancel() {
    selection.cancel()
    props.onClear?.()
  }

  // A picker that is embedded in a form has no name while it is empty, to avoid an empty region for screen readers.
  const Root = area ? 'div' : 'section'
  const naming = isEmpty
    ? { 'data-empty': '' }
    : { role: area && 'group', 'aria-label': t['picture.label'](), 'data-focus-home': '' }

  return (
    <Root ref={root as RefObject<HTMLDivElement | null>} tabIndex={-1} {...naming} className={styles.root}>
      <VisuallyHidden role="status">
        {isWaiting && t['picture.looking']()}
        {state.step === 'ready' &&
          t[state.image.file.size < state.source.size ? 'picture.ready' : 'picture.readySize']({
            before: fileSize(state.source.size),
            after: fileSize(state.image.file.size),
          })}
      </VisuallyHidden>
      {isDropShown && (
        <FileDrop
          label={label}
          dropLabel={props.dropLabel}
          hint={t['picture.hint']()}
          error={error && t[`picture.fault.${error}`]()}
          onFocus={crop && (() => preloadCode(loadCropper))}
          onImage={(file) => {
            endDrag()
            choose(file)
          }}
        />
      )}
      {isWaiting && (
        <div className={styles.waiting}>
          <Progress label={t['picture.looking']()} percent={selection.percent} />
          <Button variant="quiet" onClick={handleCancel}>
            {t['picture.cancel']()}
          </Button>
        </div>
      )}
      {error && !isDropShown && <Alert tone="danger">{t[`picture.fault.${error}`]()}</Alert>}
      {state.step === 'cropping' && Cropper && source && crop && (
        <Cropper
          src={source}
          width={state.width}
          height={state.height}
          crop={crop}
          isBusy={state.isBusy}
          label={props.cropLabel ?? t['picture.cut.use']()}
          onCrop={selection.crop}
          onCancel={selection.cancel}
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
          isPlain={area !== undefined}
          onCropAgain={state.cropped && selection.cropAgain}
          onClear={handleClear}
        />
      )}
    </Root>
  )
}

/**
 * Accepts an image pasted anywhere while the picker is visible, except when text is pasted into a text field: some programs
 * copy a picture of the text with it. The name that a file manager copies with a file is no such text.
 */
function useClipboardImage(picker: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    const text = event.clipboardData?.getData('text/plain').trim()
    const isVisible = picker.current !== null && picker.current.getClientRects().length > 0
    if (!file || !isVisible || (isTextField(event.target) && text && !text.endsWith(file.name))) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => handlePaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}

const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.matches('textarea, input:not([type=file], [type=checkbox], [type=radio])'))
