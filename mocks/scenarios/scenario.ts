import type { World } from '../domain/world'
import type { Fault } from '../faults/fault'
import type { Rules } from '../world/world-state'

/** A named set of changes to the mock server. */
export interface Scenario {
  name: string
  /** One sentence on its visible effect. */
  about: string
  /** Faults while it is active. */
  faults?: readonly Fault[]
  /** Rules that differ from the default. */
  rules?: Partial<Rules>
  /** Overrides of the deployment’s config.json. */
  settings?: Readonly<Record<string, unknown>>
  /** Changes a fresh world. Only one active scenario may have this. */
  prepare?: (world: World) => void
}
