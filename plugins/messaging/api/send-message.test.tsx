import { type Session, sessionEnded, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { startMockServer } from '@tests/kit'
import { aPerson } from '@tests/kit/person'
import { allSettled, fork } from 'effector'
import { loadOutbox } from '../model/outbox-storage'
import { messageSubmitted } from './outbox'

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
