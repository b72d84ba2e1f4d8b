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
test('what an answer says about the person is taken over, the rest stays', async () => {
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
])('an answer of %j changes nothing', (answer) => {
  expect(parsePersonChanges(answer)).toEqual({})
})

test.each([false, 0, 'false'])('a public profile that is %j is off', (publicProfile) => {
  expect(parsePersonChanges({ publicProfile })).toEqual({ publicProfile: false })
})

test('a late answer of one session does not change the person of the next', async () => {
  const scope = fork({
    values: [
      [$session, session],
      [$sessionId, 2],
    ],
  })
  await allSettled(personChanged, { scope, params: { sessionId: 1, changes: { name: 'Bruno' } } })
  expect(scope.getState($session)?.person.name).toBe('Ana')
})
