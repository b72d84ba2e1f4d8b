import { deviceStorage, useSettings } from '@kernel'
import { useState } from 'react'
import coursesSettings from '../settings'

const key = 'lessonsGoOn'

/**
 * Returns whether videos and the next lesson start by themselves. Until the user decides, the setting of the deployment
 * applies, unless the device asks for reduced motion or data saving: then nothing starts by itself (CRS-LES-05).
 */
export function useAutoplay() {
  const { lessonsGoOn } = useSettings(coursesSettings)
  const [isAutomatic, setIsAutomatic] = useState(() => {
    const stored = deviceStorage.get(key)
    return stored === null ? lessonsGoOn && !prefersNoAutoplay() : stored === 'true'
  })
  return {
    isAutomatic,
    setAutomatic(isOn: boolean) {
      deviceStorage.set(key, String(isOn))
      setIsAutomatic(isOn)
    },
  }
}

function prefersNoAutoplay(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
