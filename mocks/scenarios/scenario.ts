import type { World } from '../domain/world'
import type { Fault } from '../faults/fault'
import type { Rules } from '../world/world-state'

/** A situation to develop in: what it is called, and what it makes different. */
export interface Scenario {
  name: string
  /** One sentence on what one then sees. */
  about: string
  /** What goes wrong as long as it is on. */
  faults?: readonly Fault[]
  /** What the operator has decided otherwise. */
  rules?: Partial<Rules>
  /** What stands over the deployment's config.json, where the door serves that file. */
  settings?: Readonly<Record<string, unknown>>
  /** What it makes of a fresh world. One scenario at a time can have this. */
  prepare?: (world: World) => void
}
