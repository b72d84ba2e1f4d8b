import { type RefObject, useEffect, useState } from 'react'

/** On phones that support this only for videos, the provider's player has a button. */
export function useFullScreen(element: RefObject<HTMLElement | null>) {
  const [isOn, setIsOn] = useState(false)
  useEffect(() => {
    const handleChange = () => setIsOn(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', handleChange)
    return () => document.removeEventListener('fullscreenchange', handleChange)
  }, [])
  return {
    isAvailable: document.fullscreenEnabled === true,
    isOn,
    toggle() {
      const change = isOn ? document.exitFullscreen() : element.current?.requestFullscreen()
      // The browser may refuse, for example without a click.
      change?.catch(() => undefined)
    },
  }
}
