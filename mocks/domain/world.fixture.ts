import { createWorld } from '../world/create-world'
import { demoAccounts } from '../world/demo-accounts'
import type { Person } from '../world/world-state'
import { openWorld, type World } from './world'

const made = createWorld(7, new Date('2026-03-14T00:00:00Z'))

/** A fresh world and the people used in tests. */
export interface Scene {
  world: World
  ana: Person
  bruno: Person
  nova: Person
  /** A person without a connection to Ana or Bruno. */
  stranger: Person
}

/** Creates a new copy of the same scene, which a test may change. */
export function createScene(): Scene {
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

/** Runs an action that must fail; returns the status and the fields of its error. */
export async function errorOf(action: () => unknown): Promise<{ status: number; fields: string[] }> {
  try {
    await action()
  } catch (error) {
    const { status, errors } = error as { status: number; errors?: object }
    return { status, fields: Object.keys(errors ?? {}) }
  }
  throw new Error('The action succeeded.')
}
