import { createEffect, createEvent, createStore, sample } from 'effector'
import { ApiError } from '../http/api-error'

/** A failure of one plugin, named so that its author finds it (PLG-04). */
export interface PluginFailure {
  readonly plugin: string
  /** The page or slot entry that failed. */
  readonly entry: string
  readonly error: unknown
}

// Events

export const pluginFailed = createEvent<PluginFailure>()

// Stores

/** The latest failures, newest last. */
export const $failures = createStore<readonly PluginFailure[]>([]).on(pluginFailed, (failures, failure) =>
  [...failures, failure].slice(-50),
)

// Effects

/** For the plugin's author. A server that fails is no fault of a plugin: the person has been told. */
const reportFx = createEffect(({ plugin, entry, error }: PluginFailure) => {
  if (error instanceof ApiError) return
  // biome-ignore lint/suspicious/noConsole: this is where authors look
  console.error(`The plugin "${plugin}" failed in ${entry}.`, error)
})

// Wiring

sample({ clock: pluginFailed, target: reportFx })
