import { ImageCropper, useImageCropper } from '@ark-ui/react/image-cropper'
import { useUnit } from 'effector-react'
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { announce } from '../../core/announcer/announce'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { useTexts } from '../../core/i18n/use-texts'
import { Button } from '../../ui/button/button'
import { IconButton } from '../../ui/button/icon-button'
import {
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  minusIcon,
  plusIcon,
} from '../../ui/icons/tools'
import { imageCropperRecipe } from './image-cropper.recipe'
import type { CropArea } from './worker-messages'

/** Shape of the crop. */
export interface CropShape {
  readonly shape: 'round' | 'rectangle'
  /** Width / height; default 1. */
  readonly ratio?: number
}

export interface ImageCropEditorProps {
  readonly address: string
  readonly width: number
  readonly height: number
  readonly cut: CropShape
  readonly isBusy: boolean
  readonly onCut: (area: CropArea) => void
  readonly onCancel: () => void
}

/** Slider keys without a function here; they would scroll the page. */
const keysOfThePage = ['PageUp', 'PageDown', 'Home', 'End']

/** Arrow keys in CSS pixels; `stride` with Shift. */
const step = 8
const stride = 32

/**
 * Moves and zooms an image under a fixed frame with pointer, wheel, pinch, arrow keys, plus and minus, or
 * buttons.
 */
export default function ImageCropEditor(props: ImageCropEditorProps) {
  const [{ turns, zoom }, setBeginning] = useState({ turns: 0, zoom: 1 })
  const handleResize = (latest: number) => setBeginning({ turns: turns + 1, zoom: latest })
  return (
    <CropperOfOneSize
      key={turns}
      {...props}
      initialZoom={zoom}
      isFirst={turns === 0}
      onResize={handleResize}
    />
  )
}

/** Buttons instead of dragging (WCAG 2.5.7). */
const ways = [
  { key: 'ArrowLeft', icon: chevronLeftIcon, words: 'picture.cut.left' },
  { key: 'ArrowUp', icon: chevronUpIcon, words: 'picture.cut.up' },
  { key: 'ArrowDown', icon: chevronDownIcon, words: 'picture.cut.down' },
  { key: 'ArrowRight', icon: chevronRightIcon, words: 'picture.cut.right' },
] as const

interface CropperOfOneSizeProps extends ImageCropEditorProps {
  readonly initialZoom: number
  readonly isFirst: boolean
  /** Called with the current zoom when the viewport size changes. */
  readonly onResize: (zoom: number) => void
}

/** The library misplaces the image when its size changes (rotating a phone): remount it instead. */
function CropperOfOneSize(props: CropperOfOneSizeProps) {
  const { address, width, height, cut, isBusy, onCut, onCancel, initialZoom, isFirst, onResize } = props
  const t = useTexts(kernelTexts)
  const helpId = useId()
  const cropper = useImageCropper({
    cropShape: cut.shape === 'round' ? 'circle' : 'rectangle',
    aspectRatio: cut.ratio ?? 1,
    fixedCropArea: true,
    defaultZoom: initialZoom,
    nudgeStep: step,
    nudgeStepShift: stride,
    translations: {
      rootLabel: t['picture.cut'](),
      rootRoleDescription: t['picture.cut'](),
      previewLoading: t['ui.loading'](),
      previewDescription: () => '',
      selectionLabel: () => t['picture.cut.frame'](),
      selectionRoleDescription: t['picture.cut.frame'](),
      // Described by the visible help text.
      selectionInstructions: '',
      selectionValueText: () => '',
    },
  })
  const percent = Math.round(cropper.zoom * 100)
  const look = imageCropperRecipe({ shape: cut.shape })
  const ratio = { '--ratio': width / height } as CSSProperties
  const frame = useRef<HTMLDivElement>(null)
  // The frame does not exist before the image is measured.
  const isMeasured = cropper.crop.width > 0
  useEffect(() => {
    // Do not steal the focus on rotation.
    const isFree = isFirst || document.activeElement === document.body
    if (isMeasured && isFree) frame.current?.focus({ preventScroll: true })
  }, [isMeasured, isFirst])

  const { zoom, viewportRect } = cropper
  const size = isMeasured ? `${viewportRect.width} ${viewportRect.height}` : undefined
  const known = useRef(size)
  const tell = useEffectEvent(() => onResize(zoom))
  useEffect(() => {
    if (known.current !== undefined && known.current !== size) tell()
    known.current = size
  }, [size])

  const { x, y } = isMeasured ? cropper.getCropData() : { x: 0, y: 0 }
  const left = Math.round((100 * x) / width)
  const top = Math.round((100 * y) / height)
  const place = t['picture.cut.place']({ percent, left, top })
  const press = usePlaceTold(place)
  // The library has no API to move the image: dispatch the key instead.
  const move = (key: string) => () =>
    press(() =>
      frame.current?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true })),
    )
  const zoomBy = (delta: number) => () => press(() => cropper.zoomBy(delta))
  const handleKeyDown = (event: KeyboardEvent) => {
    if (keysOfThePage.includes(event.key)) event.preventDefault()
  }

  return (
    // The library would announce every change; buttons announce one position.
    <ImageCropper.RootProvider value={cropper} aria-live="off" className={look.root}>
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
          aria-valuetext={place}
          onKeyDown={handleKeyDown}
        />
      </ImageCropper.Viewport>
      <div className={look.tools}>
        <div className={look.zoom}>
          {ways.map(({ key, icon, words }) => (
            <IconButton key={key} icon={icon} label={t[words]()} onClick={move(key)} />
          ))}
        </div>
        <div className={look.zoom}>
          <IconButton icon={minusIcon} label={t['picture.cut.smaller']()} onClick={zoomBy(-0.25)} />
          <span className={look.percent}>{t['picture.cut.percent']({ percent })}</span>
          <IconButton icon={plusIcon} label={t['picture.cut.larger']()} onClick={zoomBy(0.25)} />
        </div>
      </div>
      <div className={look.actions}>
        <Button isLoading={isBusy} onClick={() => onCut(within(cropper.getCropData(), props))}>
          {t['picture.cut.use']()}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t['picture.cancel']()}
        </Button>
      </div>
    </ImageCropper.RootProvider>
  )
}

/** Announces the position after a button press; the focused frame reports keys itself. */
function usePlaceTold(place: string): (change: () => void) => void {
  const say = useUnit(announce)
  const isPressed = useRef(false)
  const tell = useEffectEvent(() => {
    if (isPressed.current) say(place)
    isPressed.current = false
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place is what is told
  useEffect(() => tell(), [place])
  return (change) => {
    isPressed.current = true
    change()
  }
}

/** Clamps a crop area to the image: outside of it pixels are empty. */
function within(area: CropArea, picture: Pick<CropArea, 'width' | 'height'>): CropArea {
  const width = Math.min(area.width, picture.width)
  const height = Math.min(area.height, picture.height)
  const start = (wanted: number, last: number) => Math.max(0, Math.min(wanted, last))
  return {
    x: start(area.x, picture.width - width),
    y: start(area.y, picture.height - height),
    width,
    height,
  }
}
