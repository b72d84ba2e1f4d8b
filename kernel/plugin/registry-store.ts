import { createStore } from 'effector'
import { createRegistry, type Registry } from './registry'

/** What the enabled plugins add up to; filled once, at start. */
export const $registry = createStore<Registry>(createRegistry([], { slots: {} }))
