import { createContractCheck } from './contract/ajv-check'
import type { ContractCheck } from './contract/contract-check'
import { addMessages, storeMessage } from './domain/conversations'
import { addFeedPosts } from './domain/posts'
import { openSession } from './domain/sessions'
import type { ActiveFault, Fault } from './faults/fault'
import { messageDelivery } from './hub/message-hub'
import { readContract } from './node/contract-file'
import { readScenarios } from './scenarios/scenarios'
import { createMock, type MockOptions } from './server/mock'
import { type MockHandler, mswHandlers } from './server/msw-adapter'
import type { RecordedRequest } from './server/recorder'
import { demoAccounts } from './world/demo-accounts'
import type { WorldState } from './world/world-state'

export type { Fault } from './faults/fault'
export type { MockOptions } from './server/mock'
export { demoAccounts } from './world/demo-accounts'

const [ana, bruno] = demoAccounts

/** A mock server for unit and component tests, whose requests it gets from msw. */
export interface TestMock {
  /** The handlers to pass to `setupServer(...handlers)` of msw. */
  handlers: MockHandler[]
  /** The live state of the mock world, to read or to change. */
  readonly state: WorldState
  /** Opens a session without the login screen and returns its token. */
  signIn(email: string): string
  fault(fault: Fault): ActiveFault
  clearFaults(): void
  /** Holds the calls of an operation, and then applies the fault, if any. @returns a function that releases them */
  hold(operation: string, fault?: Omit<Fault, 'operation' | 'until'>): () => void
  /** Enables these scenarios and disables all others. Call it before the product opens. @throws on unknown names */
  setScenarios(...names: readonly string[]): void
  /** Overrides of config.json, by the mock server and its active scenarios. */
  settings(): Readonly<Record<string, unknown>>
  /** The requests received of one operation, or of all, oldest first. */
  requests(operationId?: string): readonly RecordedRequest[]
  /** The only request of an operation. @throws when there are none or several */
  onlyRequest(operationId: string): RecordedRequest
  clearRequests(): void
  /**
   * Adds posts by Ana's connections.
   *
   * @param age of the first post in minutes; each further one is a minute older
   */
  addPosts(count: number, age?: number): void
  /** Adds messages between Bruno and Ana, of which the last one is a minute old. */
  addMessages(count: number): void
  /** Stores a message of the person with this e-mail address, as another browser does before it calls the hub. */
  storeMessage(from: string, destinationId: string, text: string): void
  /** Sends the event of a message of this person to its recipients, without storing the message. */
  announceMessage(from: string, destinationId: string, text: string): void
  /** Requests and responses that do not match the contract; a correct test has none. */
  mismatches(): readonly string[]
  /** Sets how far the mock server’s clock is ahead of real time. */
  setClock(offsetMinutes: number): void
  dropHub(): void
  /** Makes the connections to the hub half-open, as after the sleep of a device; new ones work. */
  freezeHub(): void
  /** Starts a fresh world, without faults, recorded requests and mismatches. */
  reset(seed?: number): void
}

/**
 * Test files of one process share the check, because reading the contract takes longer than most tests. RODA_CONTRACT is a
 * file that contains it as JSON.
 */
const shared = globalThis as { rodaContractCheck?: ContractCheck }

/** Creates a mock server that checks every call against the contract; automatic answers to messages are off. */
export function createTestMock(options: MockOptions = {}): TestMock {
  shared.rodaContractCheck ??= createContractCheck(readContract(process.env.RODA_CONTRACT))
  const mock = createMock({ check: shared.rodaContractCheck, ...options })
  const { instance } = mock
  const requests = (operationId?: string) =>
    instance.recorder
      .list()
      .filter((request) => operationId === undefined || request.operationId === operationId)
  const personAt = (email: string) => {
    const person = instance.world.state.people.find((candidate) => candidate.email === email)
    if (!person) throw new Error(`Nobody in the world has the address ${email}.`)
    return person
  }
  return {
    handlers: mswHandlers(mock),
    get state() {
      return instance.world.state
    },
    signIn: (email) => openSession(instance.world, personAt(email)).token,
    fault: (fault) => instance.faults.add(fault),
    clearFaults: () => instance.faults.clear(),
    hold(operation, fault = {}) {
      let release = (): void => undefined
      const until = new Promise<void>((resolve) => {
        release = resolve
      })
      instance.faults.add({ operation, ...fault, until })
      return () => release()
    },
    setScenarios(...names) {
      const scenarios = readScenarios(names.join())
      if (typeof scenarios === 'string') throw new Error(scenarios)
      instance.setScenarios(scenarios)
    },
    settings: () => mock.settings(),
    requests,
    onlyRequest(operationId) {
      const [request, ...more] = requests(operationId)
      if (!request || more.length > 0)
        throw new Error(`${operationId} was called ${request ? more.length + 1 : 0} times instead of once.`)
      return request
    },
    clearRequests: () => instance.recorder.clear(),
    addPosts: (count, age = 0) => addFeedPosts(instance.world, personAt(ana.email), count, age),
    addMessages: (count) => addMessages(instance.world, personAt(bruno.email), personAt(ana.email), count),
    storeMessage: (from, destinationId, messageText) =>
      void storeMessage(instance.world, personAt(from), { messageText, destinationId }),
    announceMessage: (from, destinationId, text) =>
      instance.hub.deliver(messageDelivery(instance.world, personAt(from), destinationId, text)),
    mismatches: () => instance.mismatches,
    setClock(offsetMinutes) {
      instance.world.state.clockOffsetMinutes = offsetMinutes
    },
    dropHub: () => void instance.hub.drop(),
    freezeHub: () => instance.hub.freeze(),
    reset(seed) {
      instance.reset(seed)
      instance.mismatches.splice(0)
    },
  }
}

/**
 * Creates handlers for `setupServer` of `msw/node`.
 *
 * @example
 * const server = setupServer(...createMockHandlers())
 */
export const createMockHandlers = (options?: MockOptions): MockHandler[] => createTestMock(options).handlers
