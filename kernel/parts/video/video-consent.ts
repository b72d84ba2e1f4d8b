import { createEffect, createEvent, createStore, sample } from 'effector'
import { readText } from '../../core/parse/parse'
import { deviceStorage } from '../../core/storage/stored-value'
import type { VideoProvider } from './video'

const providers: readonly VideoProvider[] = ['youtube', 'vimeo']
const storedConsents = deviceStorage.define('videoPlayers', (stored): readonly VideoProvider[] => {
  // Earlier builds stored the names separated by commas.
  const names = Array.isArray(stored) ? stored : readText(stored).split(',')
  return providers.filter((provider) => names.includes(provider))
})

export const videoConsentGiven = createEvent<VideoProvider>()

export const $videoConsents = createStore(storedConsents.load()).on(
  videoConsentGiven,
  (allowed, provider) => [...new Set([...allowed, provider])],
)

sample({ clock: $videoConsents, target: createEffect(storedConsents.save) })
