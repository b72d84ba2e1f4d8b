/** What is asked of the worker that decodes pictures, and what it answers. */

/** A part of a picture, in its own pixels. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Look whether a file is a picture that can be used, or make a small picture of it. */
export interface ImageRequest {
  readonly file: Blob
  /** Left out: only look. */
  readonly make?: {
    /** Left out: all of it. */
    readonly area: CropArea | undefined
    /** Pixels that the result should be wide; a narrower picture is not blown up. */
    readonly width: number
    /** Pixels that the result may be high at most; left out: as high as it comes. */
    readonly height: number | undefined
  }
}

/**
 * Why a picture cannot be used:
 * - `kind`: it is none of the kinds that are taken, whatever its name says
 * - `bytes`: the file is too large
 * - `pixels`: it is small as a file and too large to be decoded
 * - `unreadable`: it has the head of a picture and cannot be decoded
 * - `unloaded`: the part of the product that prepares pictures did not load
 */
export type ImageErrorCode = 'kind' | 'bytes' | 'pixels' | 'unreadable' | 'unloaded'

export type ImageResponse =
  | {
      readonly isDone: true
      readonly width: number
      readonly height: number
      readonly made: Blob | undefined
    }
  | { readonly isDone: false; readonly fault: ImageErrorCode }
