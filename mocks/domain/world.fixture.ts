import { createWorld } from '../world/create-world'
import { demoAccounts } from '../world/demo-accounts'
import type { Person } from '../world/world-state'
import { openWorld, type World } from './world'

const made = createWorld(7, new Date('2026-03-14T00:00:00Z'))

/** A world of one's own and the people tests talk about. */
export interface Scene {
  world: World
  ana: Person
  bruno: Person
  nova: Person
  /** Somebody neither Ana nor Bruno knows. */
  stranger: Person
}

/** The same scene each time, to be changed at will. */
export function aScene(): Scene {
  const world = openWorld(structuredClone(made), { isFrozen: true })
  const { people } = world.state
  const byEmail = (email: string): Person => {
    const person = people.find((candidate) => candidate.email === email)
    if (!person) throw new Error(`Nobody has ${email}.`)
    return person
  }
  const stranger = people[45]
  if (!stranger) throw new Error('The world is too small.')
  return {
    world,
    ana: byEmail(demoAccounts[0].email),
    bruno: byEmail(demoAccounts[1].email),
    nova: byEmail(demoAccounts[2].email),
    stranger,
  }
}

/** The refusal of whatever is done, as status and fields. */
export async function errorOf(deed: () => unknown): Promise<{ status: number; fields: string[] }> {
  try {
    await deed()
  } catch (error) {
    const { status, errors } = error as { status: number; errors?: object }
    return { status, fields: Object.keys(errors ?? {}) }
  }
  throw new Error('Nothing was refused.')
}
