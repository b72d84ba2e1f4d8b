import { deviceStore, useSettings } from '@kernel'
import { useUnit } from 'effector-react'
import coursesSettings from '../settings'

/** The user's choice; undefined if none was made. */
const autoplay = deviceStore('lessonsGoOn', (stored) => (typeof stored === 'boolean' ? stored : undefined))

/**
 * Returns whether videos and the next lesson start automatically. Until the user chooses, the deployment's
 * setting applies, but nothing starts automatically on devices that ask for reduced motion or data saving.
 */
export function useAutoplay() {
  const { lessonsGoOn } = useSettings(coursesSettings)
  const [chosen, change] = useUnit([autoplay.$value, autoplay.changeFx])
  return {
    isAutomatic: chosen ?? (lessonsGoOn && !prefersNoAutoplay()),
    setAutomatic: (isOn: boolean) => void change(() => isOn),
  }
}

function prefersNoAutoplay(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-motion: reduce)').matches
}
