import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ImageError, type ImageJob, inspectImage, type PreparedImage, prepareImage } from './prepare-image'
import type { CropArea, ImageErrorCode } from './worker-messages'

interface NoImage {
  readonly step: 'none'
}

interface ReadyImage {
  readonly step: 'ready'
  readonly source: File
  readonly image: PreparedImage
  /** Size of the source in pixels, to crop it again; `undefined` when the image was not cropped. */
  readonly cropped: { readonly width: number; readonly height: number } | undefined
}

interface ImageToCrop {
  readonly step: 'cropping'
  readonly source: File
  readonly width: number
  readonly height: number
  readonly isBusy: boolean
  /** What cancelling returns to. */
  readonly before: NoImage | ReadyImage
}

export type ImageSelection =
  | NoImage
  | {
      readonly step: 'inspecting'
      /** What cancelling or a failure returns to. */
      readonly before: NoImage | ReadyImage | ImageToCrop
    }
  | ImageToCrop
  | ReadyImage

/** The image that is ready, also while another one or another crop may take its place. */
function readyImageOf(state: ImageSelection): PreparedImage | undefined {
  if (state.step === 'none') return undefined
  return state.step === 'ready' ? state.image : readyImageOf(state.before)
}

/** The file from which the image can be made again. */
function sourceOf(state: ImageSelection): File | undefined {
  if (state.step === 'none') return undefined
  if (state.step === 'inspecting') return sourceOf(state.before)
  return state.step === 'ready' && !state.cropped ? state.image.file : state.source
}

/** What cancelling returns to if another image is chosen now. */
function beforeOf(state: ImageSelection): NoImage | ReadyImage | ImageToCrop {
  if (state.step === 'inspecting') return state.before
  // Choosing another image stops a running crop.
  return state.step === 'cropping' ? { ...state, isBusy: false } : state
}

interface SelectionOptions {
  readonly hasCrop: boolean
  readonly width: number
  readonly height: number | undefined
  readonly sent: number | undefined
  readonly restored: PreparedImage | undefined
  readonly onChange: (image: PreparedImage | undefined) => void
  readonly onWork: ((work: Promise<PreparedImage | undefined>) => void) | undefined
  readonly onSource: ((file: File | undefined) => void) | undefined
}

export function useImageSelection(options: SelectionOptions) {
  const { hasCrop, width, height, sent, restored, onChange, onWork, onSource } = options
  const [state, setState] = useState<ImageSelection>({ step: 'none' })
  const [error, setError] = useState<ImageErrorCode | undefined>()
  const [percent, setPercent] = useState(0)
  const [lastSent, setLastSent] = useState(sent)
  if (lastSent !== sent) {
    setLastSent(sent)
    setError(undefined)
    setState({ step: 'none' })
  }
  const [lastRestored, setLastRestored] = useState<PreparedImage>()
  if (lastRestored !== restored) {
    setLastRestored(restored)
    if (restored && !hasCrop && state.step === 'none')
      setState({ step: 'ready', source: restored.file, image: restored, cropped: undefined })
  }
  const job = useRef<AbortController | null>(null)
  const notify = useEffectEvent(onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also ends the job of a form that was sent or discarded
  useEffect(() => () => job.current?.abort(), [sent])

  const ready = readyImageOf(state)
  useEffect(() => {
    if (!ready) return
    notify(ready)
    return () => notify(undefined)
  }, [ready])

  const source = sourceOf(state)
  const lastSource = useRef(source)
  const notifySource = useEffectEvent((file: File | undefined) => onSource?.(file))
  useEffect(() => {
    if (lastSource.current !== source) notifySource(source)
    lastSource.current = source
  }, [source])
  const cropAnew = useEffectEvent((file: File) => state.step === 'none' && choose(file))
  useEffect(() => {
    if (hasCrop && restored) cropAnew(restored.file)
  }, [hasCrop, restored])

  function run(work: (job: ImageJob) => Promise<ImageSelection>, previous: ImageSelection) {
    const working = perform(work, previous)
    onWork?.(working)
  }

  /** Returns the image that became ready, if one did. */
  async function perform(work: (job: ImageJob) => Promise<ImageSelection>, previous: ImageSelection) {
    job.current?.abort()
    const controller = new AbortController()
    job.current = controller
    setError(undefined)
    setPercent(0)
    try {
      const next = await work({ signal: controller.signal, onProgress: setPercent })
      if (controller.signal.aborted) return undefined
      setState(next)
      return next.step === 'ready' ? next.image : undefined
    } catch (cause) {
      if (controller.signal.aborted) return undefined
      setError(cause instanceof ImageError ? cause.code : 'unreadable')
      setState(previous)
      return undefined
    }
  }

  function choose(chosen: File) {
    const before = beforeOf(state)
    setState({ step: 'inspecting', before })
    run(async (task) => {
      if (hasCrop) {
        const size = await inspectImage(chosen, task)
        const last = before.step === 'cropping' ? before.before : before
        return { step: 'cropping', source: chosen, ...size, isBusy: false, before: last }
      }
      const image = await prepareImage(chosen, { area: undefined, width, height }, task)
      return { step: 'ready', source: chosen, image, cropped: undefined }
    }, before)
  }

  return {
    state,
    error,
    percent,
    choose,
    crop(area: CropArea) {
      if (state.step !== 'cropping') return
      const { source } = state
      setState({ ...state, isBusy: true })
      run(async (task) => {
        const image = await prepareImage(source, { area, width, height }, task)
        return { step: 'ready', source, image, cropped: { width: state.width, height: state.height } }
      }, state)
    },
    cropAgain() {
      if (state.step !== 'ready' || !state.cropped) return
      setState({ step: 'cropping', source: state.source, ...state.cropped, isBusy: false, before: state })
    },
    /** Returns to what was there before another image or another crop was begun. */
    cancel() {
      job.current?.abort()
      setError(undefined)
      if ('before' in state) setState(state.before)
    },
    clear() {
      job.current?.abort()
      setError(undefined)
      setState({ step: 'none' })
    },
    fail(code: ImageErrorCode) {
      setError(code)
      setState('before' in state ? state.before : { step: 'none' })
    },
  }
}
