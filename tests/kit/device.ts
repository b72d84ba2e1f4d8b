import { onTestFinished } from '@rstest/core'

/** The device that media queries describe. Nothing has a size on it: happy-dom has no layout. */
interface Device {
  /** Width of the viewport in pixels; default: 1024. */
  readonly width?: number
  readonly prefersReducedMotion?: boolean
  /** Whether fingers are the only pointer. */
  readonly hasTouch?: boolean
}

/** The controls of happy-dom. */
interface HappyDom {
  setViewport(viewport: { width: number }): void
  readonly settings: { readonly device: { prefersReducedMotion: 'reduce' | 'no-preference' } }
}

const { happyDOM } = window as unknown as { happyDOM: HappyDom }
const { device } = happyDOM.settings
const usual = { width: innerWidth, motion: device.prefersReducedMotion }

/**
 * Changes the answers to media queries during the running test; call it before the product opens. Another call turns or
 * resizes the device, which the product notices only when the window becomes wider.
 *
 * @example
 * fakeDevice({ width: 360 })
 * await renderRoute(lessonRoute, { plugins: [courses], as: 'ana' })
 */
export function fakeDevice({
  width = innerWidth,
  prefersReducedMotion = false,
  hasTouch = false,
}: Device): void {
  happyDOM.setViewport({ width })
  device.prefersReducedMotion = prefersReducedMotion ? 'reduce' : 'no-preference'
  // Happy-dom derives the media feature `pointer` from it.
  Object.defineProperty(navigator, 'maxTouchPoints', { value: hasTouch ? 5 : 0, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'maxTouchPoints')
    happyDOM.setViewport({ width: usual.width })
    device.prefersReducedMotion = usual.motion
  })
}
