import type { World } from './world'

/**
 * Returns the data of a plugin in a mock world. It is stored and reset with the world, so it must be plain JSON.
 *
 * @param create creates the data when the world has none
 * @example
 * const guests = pluginState(world, 'events', () => ({ guests: [] as string[] })).guests
 */
export function pluginState<State extends object>(world: World, plugin: string, create: () => State): State {
  world.state.plugins ??= {}
  world.state.plugins[plugin] ??= create()
  return world.state.plugins[plugin] as State
}
