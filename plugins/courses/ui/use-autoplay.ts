import { deviceStorage, useSettings } from '@kernel'
import { useState } from 'react'
import coursesSettings from '../settings'

const key = 'lessonsGoOn'

/**
 * Whether lessons begin and follow each other by themselves. Until the person has said, it is as their system is set:
 * who wants less motion, or saves data, wants nothing to begin unasked (CRS-LES-05). Nor does a deployment that says so.
 */
export function useAutoplay() {
  const { lessonsGoOn } = useSettings(coursesSettings)
  const [isAutomatic, setIsAutomatic] = useState(() => {
    const said = deviceStorage.get(key)
    return said === null ? lessonsGoOn && !prefersNoAutoplay() : said === 'true'
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
