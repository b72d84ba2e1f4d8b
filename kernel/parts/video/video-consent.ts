import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '../../core/storage/safe-storage'
import type { VideoProvider } from './video'

const key = 'videoPlayers'
const providers: readonly VideoProvider[] = ['youtube', 'vimeo']
const stored = deviceStorage.get(key)?.split(',') ?? []

export const videoConsentGiven = createEvent<VideoProvider>()

export const $videoConsents = createStore(providers.filter((provider) => stored.includes(provider))).on(
  videoConsentGiven,
  (allowed, provider) => [...new Set([...allowed, provider])],
)

const storeConsentsFx = createEffect((allowed: readonly VideoProvider[]) =>
  deviceStorage.set(key, allowed.join(',')),
)

sample({ clock: $videoConsents, target: storeConsentsFx })
