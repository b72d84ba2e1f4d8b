import { createEffect, createEvent, createStore, sample } from 'effector'
import { outcomeOf } from '../http/outcome'

/** What a route, a slot entry or the start of a plugin threw. */
export interface PluginFailure {
  readonly plugin: string
  readonly entry: string
  readonly error: unknown
}

/** A plugin failed. */
export const pluginFailed = createEvent<PluginFailure>()

/** The last 50 failures of plugins. */
export const $failures = createStore<readonly PluginFailure[]>([]).on(pluginFailed, (failures, failure) =>
  [...failures, failure].slice(-50),
)

/** Logs a failure of a plugin, except server errors: the plugin is not their cause, and the user has seen a message. */
const reportFx = createEffect(({ plugin, entry, error }: PluginFailure) => {
  if (outcomeOf(error).reason) return
  // biome-ignore lint/suspicious/noConsole: this is where authors look
  console.error(`The plugin "${plugin}" failed in ${entry}.`, error)
})

sample({ clock: pluginFailed, target: reportFx })
