import { deviceStorage, useSettings } from '@kernel'
import { useState } from 'react'
import coursesSettings from '../settings'

/** The user's choice; undefined if none was made. */
const storedAutoplay = deviceStorage.define('lessonsGoOn', (stored) =>
  typeof stored === 'boolean' ? stored : undefined,
)

/**
 * Returns whether videos and the next lesson start automatically. Until the user chooses, the deployment's
 * setting applies, but nothing starts automatically on devices that ask for reduced motion or data saving.
 */
export function useAutoplay() {
  const { lessonsGoOn } = useSettings(coursesSettings)
  const [isAutomatic, setIsAutomatic] = useState(
    () => storedAutoplay.load() ?? (lessonsGoOn && !prefersNoAutoplay()),
  )
  return {
    isAutomatic,
    setAutomatic(isOn: boolean) {
      storedAutoplay.save(isOn)
      setIsAutomatic(isOn)
    },
  }
}

function prefersNoAutoplay(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
