/** In pixels of the source image. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ImageRequest {
  readonly file: Blob
  /** Left out: only inspect the image. */
  readonly make?: {
    readonly area: CropArea | undefined
    readonly width: number
    readonly height: number | undefined
  }
}

/**
 * - `kind`: unsupported format, whatever the file name says
 * - `bytes`: file too large
 * - `pixels`: too many pixels to decode
 * - `unreadable`: valid header, but decoding failed
 * - `unloaded`: the worker's code did not load
 */
export type ImageErrorCode = 'kind' | 'bytes' | 'pixels' | 'unreadable' | 'unloaded'

export type ImageResponse =
  | {
      readonly isDone: true
      readonly width: number
      readonly height: number
      readonly made: Blob | undefined
    }
  | { readonly isDone: false; readonly code: ImageErrorCode }
