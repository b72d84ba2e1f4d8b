import { expect, test } from '@rstest/core'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { startMockServer } from '@tests/kit'
import { learningQuery } from './queries'

const mock = startMockServer()

// Covers FLT-69
test('learningQuery retries a failed request that two components share', async () => {
  localStorage.setItem('token', mock.signIn('ana@roda.example'))
  const courseId = mock.state.enrolments.find(
    ({ personId }) => personId === mock.state.people[0]?.id,
  )?.courseId
  mock.fault({ operation: 'getCourseActivity', status: 503, times: 1 })
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } })
  const createObserver = () => new QueryObserver(client, learningQuery(String(courseId)))
  const [inList, onPage] = [createObserver(), createObserver()]
  const unsubscribers = [inList, onPage].map((observer) => observer.subscribe(() => undefined))
  await expect.poll(() => onPage.getCurrentResult().status).toBe('success')
  expect(inList.getCurrentResult().data).toEqual(onPage.getCurrentResult().data)
  for (const unsubscribe of unsubscribers) unsubscribe()
  client.clear()
})
