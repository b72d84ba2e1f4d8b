import { createEffect, createEvent, createStore, sample } from 'effector'
import { ApiError } from '../http/api-error'

export interface PluginFailure {
  readonly plugin: string
  readonly entry: string
  readonly error: unknown
}

export const pluginFailed = createEvent<PluginFailure>()

export const $failures = createStore<readonly PluginFailure[]>([]).on(pluginFailed, (failures, failure) =>
  [...failures, failure].slice(-50),
)

/** Server errors are not the plugin's fault, and the user has been notified. */
const reportFx = createEffect(({ plugin, entry, error }: PluginFailure) => {
  if (error instanceof ApiError) return
  // biome-ignore lint/suspicious/noConsole: this is where authors look
  console.error(`The plugin "${plugin}" failed in ${entry}.`, error)
})

sample({ clock: pluginFailed, target: reportFx })
