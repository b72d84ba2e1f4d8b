import { createContractCheck } from './contract/ajv-check'
import { openSession } from './domain/sessions'
import type { ActiveFault, Fault } from './faults/fault'
import { readContract } from './node/contract-file'
import { createMock, type MockOptions } from './server/mock'
import { type MockHandler, mswHandlers } from './server/msw-adapter'
import type { RecordedRequest } from './server/recorder'
import type { WorldState } from './world/world-state'

export type { Fault } from './faults/fault'
export type { MockOptions } from './server/mock'
export { demoAccounts } from './world/demo-accounts'

/** The mock server in place of a test's network. */
export interface TestMock {
  /** For `setupServer(...handlers)`. */
  handlers: MockHandler[]
  /** The world as it is: to look at, or to set a scene. */
  readonly state: WorldState
  /** A token for somebody, without the way through the login screen. */
  signIn(email: string): string
  /** Switches a fault on. */
  fault(fault: Fault): ActiveFault
  /** What was asked, oldest first. */
  requests(): readonly RecordedRequest[]
  /** Disagreements with openapi.yaml; a good test has none. */
  mismatches(): readonly string[]
  /** Pushes the world's clock so far ahead of the real one. */
  setClock(offsetMinutes: number): void
  /** Cuts all hub connections. */
  dropHub(): void
  /** A fresh world, without faults and recordings. */
  reset(seed?: number): void
}

/** Every call in a test is held against the contract; nobody answers messages by themselves. */
export function createTestMock(options: MockOptions = {}): TestMock {
  const mock = createMock({ check: createContractCheck(readContract()), ...options })
  const { instance } = mock
  return {
    handlers: mswHandlers(mock),
    get state() {
      return instance.world.state
    },
    signIn(email) {
      const person = instance.world.state.people.find((candidate) => candidate.email === email)
      if (!person) throw new Error(`Nobody in the world has the address ${email}.`)
      return openSession(instance.world, person).token
    },
    fault: (fault) => instance.faults.add(fault),
    requests: () => instance.recorder.list(),
    mismatches: () => instance.mismatches,
    setClock(offsetMinutes) {
      instance.world.state.clockOffsetMinutes = offsetMinutes
    },
    dropHub: () => void instance.hub.drop(),
    reset: (seed) => instance.reset(seed),
  }
}

/**
 * Handlers for `setupServer` of `msw/node`, so that component tests run on the rules of the real thing.
 *
 * @example
 * const server = setupServer(...createMockHandlers())
 */
export const createMockHandlers = (options?: MockOptions): MockHandler[] => createTestMock(options).handlers
