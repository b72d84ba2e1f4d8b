import { createEffect, createEvent, createStore, sample } from 'effector'
import { deviceStorage } from '../../core/storage/safe-storage'
import type { VideoProvider } from './video'

/** Whose players this person lets in: nobody is called before they have said so, once for each provider. */

const key = 'videoPlayers'
const providers: readonly VideoProvider[] = ['youtube', 'vimeo']
const stored = deviceStorage.get(key)?.split(',') ?? []

// Events: what happened

/** The person wants to see a video of this provider, and others of it from now on. */
export const videoConsentGiven = createEvent<VideoProvider>()

// Stores: what we remember

export const $videoConsents = createStore(providers.filter((provider) => stored.includes(provider))).on(
  videoConsentGiven,
  (allowed, provider) => [...new Set([...allowed, provider])],
)

// Effects: what leaves this module

const keepFx = createEffect((allowed: readonly VideoProvider[]) => deviceStorage.set(key, allowed.join(',')))

// Wiring: how they connect

sample({ clock: $videoConsents, target: keepFx })
