import type { World } from '../domain/world'
import type { Fault } from '../faults/fault'
import type { Rules } from '../world/world-state'

/** A named set of changes to the mock server. */
export interface Scenario {
  name: string
  /** One sentence on the scenario’s visible effect. */
  about: string
  /** Faults that are injected while the scenario is active. */
  faults?: readonly Fault[]
  /** Rules of the world that differ from the default. */
  rules?: Partial<Rules>
  /** Overrides of the deployment’s config.json. */
  settings?: Readonly<Record<string, unknown>>
  /** Changes a fresh world. Of the active scenarios, only one may define this function. */
  prepare?: (world: World) => void
}
