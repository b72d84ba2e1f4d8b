import { createStore } from 'effector'
import { createRegistry, type Registry } from './registry'

/** What the enabled plugins add up to; filled at start, and anew when a plugin from outside has come. */
export const $registry = createStore<Registry>(createRegistry([], { slots: {} }))
