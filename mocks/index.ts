import { createContractCheck } from './contract/ajv-check'
import type { ContractCheck } from './contract/contract-check'
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

/** A mock server for unit and component tests, whose requests it gets from msw. */
export interface TestMock {
  /** The handlers to pass to `setupServer(...handlers)` of msw. */
  handlers: MockHandler[]
  /** The live state of the mock world, to read or to change. */
  readonly state: WorldState
  /** Opens a session without the login screen and returns its token. */
  signIn(email: string): string
  fault(fault: Fault): ActiveFault
  /** The requests received, oldest first. */
  requests(): readonly RecordedRequest[]
  /** Requests and responses that do not match the contract; a correct test has none. */
  mismatches(): readonly string[]
  /** Sets how far the mock server’s clock is ahead of real time. */
  setClock(offsetMinutes: number): void
  dropHub(): void
  /** Starts a fresh world, without faults and recorded requests. */
  reset(seed?: number): void
}

/** Test files of one process share the check, because reading the contract takes longer than most tests. */
const shared = globalThis as { rodaContractCheck?: ContractCheck }

/** Creates a mock server that checks every call against the contract; automatic answers to messages are off. */
export function createTestMock(options: MockOptions = {}): TestMock {
  shared.rodaContractCheck ??= createContractCheck(readContract())
  const mock = createMock({ check: shared.rodaContractCheck, ...options })
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
 * Creates handlers for `setupServer` of `msw/node`.
 *
 * @example
 * const server = setupServer(...createMockHandlers())
 */
export const createMockHandlers = (options?: MockOptions): MockHandler[] => createTestMock(options).handlers
