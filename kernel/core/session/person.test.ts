import { expect, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import type { Session } from './events'
import { parsePersonChanges } from './person'
import { $session, $sessionId, personChanged } from './session'

const session: Session = {
  person: {
    id: 1,
    name: 'Ana',
    email: 'ana@roda.example',
    login: 'ana',
    pictureUrl: '',
    publicProfile: true,
  },
  limit: 30,
  startedAt: new Date(0),
}

// Covers ACC-PROF-04
test('personChanged updates only the fields that a response contains', async () => {
  const scope = fork({
    values: [
      [$session, session],
      [$sessionId, 1],
    ],
  })
  const changes = parsePersonChanges({
    name: 'Ana Lúcia',
    email: null,
    pictureUrl: 'new.jpg',
    nostrPK: 'nsec1',
  })
  await allSettled(personChanged, { scope, params: { sessionId: 1, changes } })
  expect(scope.getState($session)).toEqual({
    ...session,
    person: { ...session.person, name: 'Ana Lúcia', pictureUrl: 'new.jpg' },
  })
})

test.each([
  true,
  false,
  '',
  undefined,
  null,
  [],
  { name: 5, email: {}, login: [], pictureUrl: true, id: 'x' },
])('parsePersonChanges reads no changes from %j', (answer) => {
  expect(parsePersonChanges(answer)).toEqual({})
})

test.each([false, 0, 'false'])('parsePersonChanges reads publicProfile %j as false', (publicProfile) => {
  expect(parsePersonChanges({ publicProfile })).toEqual({ publicProfile: false })
})

test('personChanged ignores a late response of an earlier session', async () => {
  const scope = fork({
    values: [
      [$session, session],
      [$sessionId, 2],
    ],
  })
  await allSettled(personChanged, { scope, params: { sessionId: 1, changes: { name: 'Bruno' } } })
  expect(scope.getState($session)?.person.name).toBe('Ana')
})
