import { myPageRoute, type Session } from '@kernel'
import { userKey } from '@kernel/core/session/events'
import { clearUserStorage, createUnsentStorage, takeLoss } from '@kernel/core/storage/safe-storage'
import { saveDraft } from '@kernel/kit/parts/forms/drafts'
import { completedAt } from '@plugins/courses/model/completed-at'
import { lastLesson } from '@plugins/courses/model/last-lesson'
import { saveNotes } from '@plugins/courses/model/notes'
import { personalLists } from '@plugins/posts/model/personal-lists'
import { expect, rs, test } from '@rstest/core'
import { screen } from '@testing-library/react'
import { evictStorage, openProduct, startMockServer } from '@tests/kit'
import { aPerson } from '@tests/kit/person'

startMockServer()

const note = { id: 'a', lesson: '1', lessonTitle: 'One', at: 1, text: 'Light', writtenAt: 1 }
const owner = ({ person }: Session) => userKey(person)

/** Lets a test answer whether storage may stay; returns how often the product has asked. */
function watchPersist() {
  const persist = rs.fn(async () => true)
  Reflect.set(navigator, 'storage', { persist })
  return persist
}

const session: Session = { person: aPerson({ login: 'ana.martins' }), limit: 60, startedAt: new Date(0) }

const writes: Readonly<Record<string, (session: Session) => void>> = {
  'a note': (session) => saveNotes(session, 1, { title: '', notes: [note] }),
  'a list of saved posts': (session) =>
    personalLists.of(session).save({ ...personalLists.of(session).load() }),
  'the time of a completion': (session) => completedAt.of(session).of(7).save(1),
  'a draft': (session) => saveDraft(owner(session), 'posts/new', { text: 'Light' }),
  'an unsent message': (session) => createUnsentStorage(owner(session)).set('message:1', '{}'),
}

// Covers FLT-181
test.each(Object.entries(writes))(
  'the browser is asked once to keep %s, and a loss is noticed once',
  (_, write) => {
    const persist = watchPersist()
    lastLesson.of(session).save({ course: 1, lesson: 1 } as never)
    expect(persist).not.toHaveBeenCalled()
    expect(takeLoss()).toBe(false)
    write(session)
    write(session)
    expect(persist).toHaveBeenCalledTimes(1)
    expect(takeLoss()).toBe(false)
    evictStorage()
    expect([takeLoss(), takeLoss()]).toEqual([true, false])
  },
)

// Covers FLT-181
test('what a logout removes is no loss', () => {
  watchPersist()
  writes['a note']?.(session)
  clearUserStorage(userKey(session.person))
  evictStorage()
  expect(takeLoss()).toBe(false)
})

// Covers FLT-181
test('a person who logs in again is told that the browser has removed notes', async () => {
  watchPersist()
  writes['a note']?.(session)
  evictStorage()
  await openProduct(myPageRoute.path, { as: 'ana' })
  expect(await screen.findByText(/Your browser has removed what was only on this device/)).toBeTruthy()
})
