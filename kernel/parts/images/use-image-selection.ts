import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ImageError, inspectImage, type PreparedImage, prepareImage } from './prepare-image'
import type { CropArea, ImageErrorCode } from './worker-messages'

/** How far somebody has come with choosing a picture. */
export type ImageSelection =
  | { readonly step: 'none' }
  /** The file is being looked at. */
  | { readonly step: 'looking' }
  /** Which part of it is wanted; `isBusy` while that part is being made small. */
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
      /** What to go back to for another part; nothing where the whole picture was taken. */
      readonly cutting: (ImageSelection & { readonly step: 'cutting' }) | undefined
    }

interface Wishes {
  /** Whether a part is to be chosen. */
  readonly isCut: boolean
  /** Pixels that the result should be wide. */
  readonly width: number
  /** Pixels that it may be high at most. */
  readonly height: number | undefined
  /** How many pictures were sent; one more, and the one that is ready is done with. */
  readonly sent: number | undefined
  /** Told of the picture that is ready, or that there is none any more. */
  readonly onChange: (picture: PreparedImage | undefined) => void
}

/** The way from a file to a small picture: look at it, choose a part, make it small. */
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

  /** Does something that takes a while; what was being done before is given up. */
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
    /** Takes a file that was chosen, dropped or pasted. */
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
    /** Takes a part of the picture. */
    cut(area: CropArea) {
      if (choice.step !== 'cutting') return
      const { source } = choice
      setChoice({ ...choice, isBusy: true })
      void run(async (signal) => {
        const picture = await prepareImage(source, { area, width, height }, signal)
        return { step: 'ready', source, picture, cutting: choice }
      }, choice)
    },
    /** Goes back to choosing a part. */
    cutAgain() {
      if (choice.step === 'ready' && choice.cutting) setChoice(choice.cutting)
    },
    /** Forgets the picture. */
    clear() {
      job.current?.abort()
      setFault(undefined)
      setChoice({ step: 'none' })
    },
    /** What it takes to go on is not to be had. */
    fail(why: ImageErrorCode) {
      setFault(why)
      setChoice({ step: 'none' })
    },
  }
}
