import { createStore } from 'effector'
import { createRegistry, type Registry } from './registry'

export const $registry = createStore<Registry>(createRegistry([], { slots: {} }))
