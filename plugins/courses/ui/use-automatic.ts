import { localKeep } from '@kernel'
import { useState } from 'react'

const key = 'lessonsGoOn'

/**
 * Whether lessons begin and follow each other by themselves. Until the person has said, it is as their system is set:
 * who wants less motion, or saves data, wants nothing to begin unasked (CRS-LES-05).
 */
export function useAutomatic() {
  const [isAutomatic, setIsAutomatic] = useState(() => {
    const said = localKeep.get(key)
    return said === null ? !wantsQuiet() : said === 'true'
  })
  return {
    isAutomatic,
    setAutomatic(isOn: boolean) {
      localKeep.set(key, String(isOn))
      setIsAutomatic(isOn)
    },
  }
}

function wantsQuiet(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
