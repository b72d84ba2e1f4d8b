import { loadCode } from '@kernel'
import { latinKey } from '@kernel/parts'
import type { PanzoomObject } from '@panzoom/panzoom'
import { type KeyboardEvent, useCallback, useRef, useState } from 'react'

const loadPanzoom = () => import('@panzoom/panzoom')

const maxScale = 6
/** Distance in px that an arrow key moves a zoomed image. */
const step = 60

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/**
 * Zooms an image by pinch, wheel, buttons and the keys + - 0, and moves it by dragging and arrow keys. The code
 * loads when the image opens; if it does not load, the image cannot be zoomed.
 */
export function useZoom() {
  const panzoom = useRef<PanzoomObject>(null)
  const [isZoomed, setZoomed] = useState(false)
  const options = () => ({ animate: !matchMedia('(prefers-reduced-motion: reduce)').matches })
  const zoomIn = () => panzoom.current?.zoomIn(options())
  const zoomOut = () => panzoom.current?.zoomOut(options())

  const ref = useCallback((picture: HTMLElement | null) => {
    if (!picture) return
    let isGone = false
    const handleChange = (event: Event) =>
      setZoomed((event as CustomEvent<{ readonly scale: number }>).detail.scale > 1)
    void loadCode(loadPanzoom).then(
      ({ default: createPanzoom }) => {
        if (isGone) return
        const created = createPanzoom(picture, {
          maxScale,
          minScale: 1,
          contain: 'outside',
          panOnlyWhenZoomed: true,
          cursor: '',
          handleStartEvent: (event: Event) => event.preventDefault(),
        })
        panzoom.current = created
        picture.addEventListener('panzoomchange', handleChange)
        picture.addEventListener('wheel', created.zoomWithWheel, { passive: false })
      },
      () => undefined,
    )
    return () => {
      isGone = true
      setZoomed(false)
      picture.removeEventListener('panzoomchange', handleChange)
      panzoom.current?.destroy()
      panzoom.current = null
    }
  }, [])

  function handleKey(event: KeyboardEvent) {
    // With these, the keys are those of the browser: zoom of the page, back and forward.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const [x, y] = arrows[event.key] ?? []
    if (event.key === '+' || event.key === '=') zoomIn()
    else if (event.key === '-') zoomOut()
    else if (latinKey(event) === '0') panzoom.current?.reset(options())
    else if (x !== undefined && y !== undefined) panzoom.current?.pan(x, y, { relative: true, ...options() })
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { ref, isZoomed, zoomIn, zoomOut, handleKey }
}
