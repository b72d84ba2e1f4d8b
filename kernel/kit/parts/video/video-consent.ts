import { createEvent, sample } from 'effector'
import { readText } from '../../../core/parse/parse'
import { deviceStore } from '../../../core/storage/stores'
import type { VideoProvider } from './video'

const providers: readonly VideoProvider[] = ['youtube', 'vimeo']
const { $value: $videoConsents, changeFx } = deviceStore(
  'videoPlayers',
  (stored): readonly VideoProvider[] => {
    // Earlier builds stored the names separated by commas.
    const names = Array.isArray(stored) ? stored : readText(stored).split(',')
    return providers.filter((provider) => names.includes(provider))
  },
)

export const videoConsentGiven = createEvent<VideoProvider>()

sample({
  clock: videoConsentGiven,
  fn: (provider) => (allowed: readonly VideoProvider[]) => [...new Set([...allowed, provider])],
  target: changeFx,
})

export { $videoConsents }
