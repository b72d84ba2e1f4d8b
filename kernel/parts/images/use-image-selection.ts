import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ImageError, type ImageJob, inspectImage, type PreparedImage, prepareImage } from './prepare-image'
import type { CropArea, ImageErrorCode } from './worker-messages'

export type ImageSelection =
  | { readonly step: 'none' }
  | { readonly step: 'inspecting' }
  | {
      readonly step: 'cropping'
      readonly source: File
      readonly width: number
      readonly height: number
      readonly isBusy: boolean
    }
  | {
      readonly step: 'ready'
      readonly source: File
      readonly image: PreparedImage
      /** The crop step to return to; `undefined` when the image was not cropped. */
      readonly cropping: (ImageSelection & { readonly step: 'cropping' }) | undefined
    }

interface SelectionOptions {
  readonly hasCrop: boolean
  readonly width: number
  readonly height: number | undefined
  readonly sent: number | undefined
  readonly restored: PreparedImage | undefined
  readonly onChange: (image: PreparedImage | undefined) => void
}

export function useImageSelection({ hasCrop, width, height, sent, restored, onChange }: SelectionOptions) {
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
    if (restored && state.step === 'none')
      setState({ step: 'ready', source: restored.file, image: restored, cropping: undefined })
  }
  const job = useRef<AbortController | null>(null)
  const notify = useEffectEvent(onChange)
  // biome-ignore lint/correctness/useExhaustiveDependencies: also ends the job of a form that was sent or discarded
  useEffect(() => () => job.current?.abort(), [sent])

  const ready = state.step === 'ready' ? state.image : undefined
  useEffect(() => {
    if (!ready) return
    notify(ready)
    return () => notify(undefined)
  }, [ready])

  async function run(work: (job: ImageJob) => Promise<ImageSelection>, previous: ImageSelection) {
    job.current?.abort()
    const controller = new AbortController()
    job.current = controller
    setError(undefined)
    setPercent(0)
    try {
      const next = await work({ signal: controller.signal, onProgress: setPercent })
      if (!controller.signal.aborted) setState(next)
    } catch (cause) {
      if (controller.signal.aborted) return
      setError(cause instanceof ImageError ? cause.code : 'unreadable')
      setState(previous)
    }
  }

  return {
    state,
    error,
    percent,
    choose(source: File) {
      const previous: ImageSelection = state.step === 'ready' ? state : { step: 'none' }
      setState({ step: 'inspecting' })
      void run(async (task) => {
        if (hasCrop) return { step: 'cropping', source, ...(await inspectImage(source, task)), isBusy: false }
        const image = await prepareImage(source, { area: undefined, width, height }, task)
        return { step: 'ready', source, image, cropping: undefined }
      }, previous)
    },
    crop(area: CropArea) {
      if (state.step !== 'cropping') return
      const { source } = state
      setState({ ...state, isBusy: true })
      void run(async (task) => {
        const image = await prepareImage(source, { area, width, height }, task)
        return { step: 'ready', source, image, cropping: state }
      }, state)
    },
    cropAgain() {
      if (state.step === 'ready' && state.cropping) setState(state.cropping)
    },
    clear() {
      job.current?.abort()
      setError(undefined)
      setState({ step: 'none' })
    },
    fail(code: ImageErrorCode) {
      setError(code)
      setState({ step: 'none' })
    },
  }
}
