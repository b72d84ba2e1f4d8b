/** A crop area in pixels of the source image. */
export interface CropArea {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface ImageRequest {
  readonly file: Blob
  /** The decoded image, if the worker could not decode the file itself. */
  readonly bitmap?: ImageBitmap
  /** The image to produce; when left out, the worker only inspects the image. */
  readonly make?: {
    readonly area: CropArea | undefined
    readonly width: number
    readonly height: number | undefined
  }
}

/**
 * Why an image was not accepted:
 * - `kind`: unsupported format, whatever the file name says
 * - `bytes`: file too large
 * - `pixels`: too many pixels to decode
 * - `unreadable`: valid header, but decoding failed
 * - `unloaded`: the worker's code did not load
 * - `noise`: the browser falsifies drawn images, and the file cannot be used as it is
 */
export type ImageErrorCode = 'kind' | 'bytes' | 'pixels' | 'unreadable' | 'unloaded' | 'noise'

export interface ImageResult {
  readonly type: 'done'
  readonly width: number
  readonly height: number
  readonly made: Blob | undefined
}

export interface ImageFailure {
  readonly type: 'failed'
  readonly code: ImageErrorCode
  /** Whether only decoding failed, in which an image element may still succeed. */
  readonly isUndecoded?: boolean
}

export type ImageResponse =
  | ImageResult
  | { readonly type: 'progress'; readonly percent: number }
  | ImageFailure
