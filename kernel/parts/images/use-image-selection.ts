import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ImageError, inspectImage, type PreparedImage, prepareImage } from './prepare-image'
import type { CropArea, ImageErrorCode } from './worker-messages'

export type ImageSelection =
  | { readonly step: 'none' }
  | { readonly step: 'looking' }
  /** `isBusy` while the crop is being prepared. */
  | {
      readonly step: 'cutting'
      readonly source: File
      readonly width: number
      readonly height: number
      readonly isBusy: boolean
    }
  | {
      readonly step: 'ready'
      readonly source: File
      readonly picture: PreparedImage
      /** Step to return to; `undefined` when nothing was cropped. */
      readonly cutting: (ImageSelection & { readonly step: 'cutting' }) | undefined
    }

interface Wishes {
  readonly isCut: boolean
  /** Of the result, in pixels. */
  readonly width: number
  /** Maximum, in pixels. */
  readonly height: number | undefined
  /** Number of images sent; an increase resets the selection. */
  readonly sent: number | undefined
  readonly onChange: (picture: PreparedImage | undefined) => void
}

/** State of choosing a file, cropping it and preparing the result. */
export function useImageSelection({ isCut, width, height, sent, onChange }: Wishes) {
  const [choice, setChoice] = useState<ImageSelection>({ step: 'none' })
  const [fault, setFault] = useState<ImageErrorCode | undefined>()
  const [known, setKnown] = useState(sent)
  if (known !== sent) {
    setKnown(sent)
    setChoice({ step: 'none' })
  }
  const job = useRef<AbortController | null>(null)
  const tell = useEffectEvent(onChange)
  useEffect(() => () => job.current?.abort(), [])

  const ready = choice.step === 'ready' ? choice.picture : undefined
  useEffect(() => {
    if (!ready) return
    tell(ready)
    return () => tell(undefined)
  }, [ready])

  /** Runs one job; aborts the previous one. */
  async function run(work: (signal: AbortSignal) => Promise<ImageSelection>, whereItWas: ImageSelection) {
    job.current?.abort()
    const mine = new AbortController()
    job.current = mine
    setFault(undefined)
    try {
      const next = await work(mine.signal)
      if (!mine.signal.aborted) setChoice(next)
    } catch (error) {
      if (mine.signal.aborted) return
      setFault(error instanceof ImageError ? error.fault : 'unreadable')
      setChoice(whereItWas)
    }
  }

  return {
    choice,
    fault,
    choose(source: File) {
      setChoice({ step: 'looking' })
      void run(
        async (signal) => {
          if (isCut)
            return { step: 'cutting', source, ...(await inspectImage(source, signal)), isBusy: false }
          const picture = await prepareImage(source, { area: undefined, width, height }, signal)
          return { step: 'ready', source, picture, cutting: undefined }
        },
        { step: 'none' },
      )
    },
    cut(area: CropArea) {
      if (choice.step !== 'cutting') return
      const { source } = choice
      setChoice({ ...choice, isBusy: true })
      void run(async (signal) => {
        const picture = await prepareImage(source, { area, width, height }, signal)
        return { step: 'ready', source, picture, cutting: choice }
      }, choice)
    },
    cutAgain() {
      if (choice.step === 'ready' && choice.cutting) setChoice(choice.cutting)
    },
    clear() {
      job.current?.abort()
      setFault(undefined)
      setChoice({ step: 'none' })
    },
    fail(why: ImageErrorCode) {
      setFault(why)
      setChoice({ step: 'none' })
    },
  }
}
