import { type Session, sessionEnded, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { aPerson } from '@tests/kit/person'
import { allSettled, fork } from 'effector'
import { loadOutbox, saveMessage } from '../model/outbox-storage'
import type { QueuedMessage } from '../model/queued-message'
import { $outbox, messageSubmitted, outboxOpened, retryRequested } from './outbox'

const mock = startMockServer()

const idOf = (name: string) => mock.state.people.find(({ login }) => login.startsWith(name))?.id ?? ''
const sessionOf = (name: string): Session => ({
  person: aPerson({ id: idOf(name), name, login: name }),
  limit: 30,
  startedAt: new Date(),
})

// Covers KRN-AUTH-06
test('a message whose conversation is still read at a logout is not sent in the name of the next user', async () => {
  const scope = fork()
  const start = (name: string) => {
    localStorage.setItem('token', mock.signIn(`${name}@roda.example`))
    void allSettled(sessionStarted, { scope, params: sessionOf(name) })
  }
  const release = mock.hold('getMessages')
  start('ana')
  const session = sessionOf('ana')
  const params = { session, destinationId: idOf('bruno'), text: 'Between us', knownMessages: undefined }
  const settled = allSettled(messageSubmitted, { scope, params })
  await expect.poll(() => mock.requests('getMessages')).toHaveLength(1)
  void allSettled(sessionEnded, { scope, params: 'timeout' })
  start('bruno')
  release()
  await settled
  expect(mock.requests('createMessage')).toEqual([])
  expect(loadOutbox(session)).toMatchObject([{ text: 'Between us', state: 'failed' }])
})

// Covers FLT-04
test('a message whose conversation could not be read is sent once by two tabs that send it again', async () => {
  localStorage.setItem('token', mock.signIn('ana@roda.example'))
  const session = sessionOf('ana')
  const unread: QueuedMessage = {
    session,
    key: 'once',
    destinationId: idOf('bruno'),
    userId: session.person.id,
    text: 'Only once',
    state: 'failed',
    isUncertain: false,
    earlierIds: undefined,
    writtenAt: 1,
    tab: 'one',
  }
  saveMessage(unread)
  const openTab = (tab: string) => {
    const scope = fork()
    void allSettled(sessionStarted, { scope, params: session })
    void allSettled(outboxOpened, { scope, params: { tab, messages: loadOutbox(session) } })
    return scope
  }
  const tabs = [openTab('one'), openTab('other')]
  const release = mock.hold('getMessages')
  const sent = tabs.map((scope) => allSettled(retryRequested, { scope, params: unread.key }))
  await expect.poll(() => mock.requests('getMessages')).toHaveLength(1)
  release()
  await Promise.all(sent)
  expect(mock.requests('createMessage')).toHaveLength(1)
  expect(tabs.map((scope) => scope.getState($outbox))).toEqual([[], []])
})

// Covers FLT-122
test('the first message to a contact is sent again after a lost answer, although there is no conversation yet', async () => {
  const scope = fork()
  localStorage.setItem('token', mock.signIn('ana@roda.example'))
  const session = sessionOf('ana')
  void allSettled(sessionStarted, { scope, params: session })
  mock.fault({ operation: 'getMessages', status: 404 })
  mock.fault({ operation: 'createMessage', status: 500, times: 1 })
  const params = { session, destinationId: idOf('bruno'), text: 'Hello', knownMessages: [] }
  await allSettled(messageSubmitted, { scope, params })
  const [failed] = scope.getState($outbox)
  expect(failed).toMatchObject({ state: 'failed', isUncertain: true })
  await allSettled(retryRequested, { scope, params: failed?.key ?? '' })
  expect(mock.requests('createMessage')).toHaveLength(2)
  expect(scope.getState($outbox)).toEqual([])
})
