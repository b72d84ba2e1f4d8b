import { createEvent, createStore } from 'effector'

/** A failure of one plugin, named so that its author finds it (PLG-04). */
export interface PluginFailure {
  readonly plugin: string
  /** The page or slot entry that failed. */
  readonly entry: string
  readonly error: unknown
}

// Events: what happened

export const pluginFailed = createEvent<PluginFailure>()

// Stores: what we remember

/** The latest failures, newest last. */
export const $failures = createStore<readonly PluginFailure[]>([]).on(pluginFailed, (failures, failure) =>
  [...failures, failure].slice(-50),
)
