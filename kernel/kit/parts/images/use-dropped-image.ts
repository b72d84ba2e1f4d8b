import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

/**
 * Accepts an image dropped anywhere on an element.
 * @returns whether a file is dragged over the element, and a function for a drop that a drop area has handled
 */
export function useDroppedImage(
  area: RefObject<HTMLElement | null> | undefined,
  onFile: (file: File) => void,
): [isOver: boolean, end: () => void] {
  const [isOver, setIsOver] = useState(false)
  const isInside = useEffectEvent((target: EventTarget | null) =>
    Boolean(target instanceof Node && area?.current?.contains(target)),
  )
  const handleDrop = useEffectEvent((event: DragEvent) => {
    const file = event.dataTransfer?.files[0]
    setIsOver(false)
    if (!file || event.defaultPrevented || !isInside(event.target)) return
    event.preventDefault()
    onFile(file)
  })
  const handleOver = useEffectEvent((event: DragEvent) => {
    const isFile = hasFiles(event) && isInside(event.target)
    // Without this the page would refuse the file.
    if (isFile) event.preventDefault()
    setIsOver(isFile)
  })
  const handleLeave = useEffectEvent((event: DragEvent) => {
    if (!isInside(event.relatedTarget)) setIsOver(false)
  })
  const isActive = area !== undefined
  useEffect(() => {
    if (!isActive) return
    const listeners = new AbortController()
    const { signal } = listeners
    // On the document, so that a drop area inside the element handles its events first.
    document.addEventListener('dragover', (event) => handleOver(event), { signal })
    document.addEventListener('dragleave', (event) => handleLeave(event), { signal })
    document.addEventListener('drop', (event) => handleDrop(event), { signal })
    return () => listeners.abort()
  }, [isActive])
  return [isOver, () => setIsOver(false)]
}
