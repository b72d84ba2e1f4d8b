/** What the mock handlers of a plugin may import; in a repository of its own, from `@roda/kernel/mock`. */

export { conflict, forbidden, invalid, notFound, unauthorized } from './domain/domain-error'
export { pluginState } from './domain/plugin-state'
export type { World } from './domain/world'
export { type Call, member, type Operation, open } from './handlers/operation'
export type { Person } from './world/world-state'
