import { expect, test } from '@rstest/core'
import { createMock } from '../server/mock'

const at = (path: string, form?: Record<string, string>) =>
  new Request(`http://localhost${path}`, form ? { method: 'POST', body: new URLSearchParams(form) } : {})

async function textOf(reply: Awaited<ReturnType<ReturnType<typeof createMock>['handle']>>) {
  return reply?.kind === 'answer' ? String(reply.body) : ''
}

test('[MCK-04] a developer switches a fault on and off by hand', async () => {
  const mock = createMock()
  expect(await textOf(await mock.handle(at('/__mock/panel')))).toContain('None: all calls go well.')

  const added = await mock.handle(
    at('/__mock/panel', { do: 'add', operation: 'getHomeFeed', kind: '500', times: '1' }),
  )
  expect(added).toMatchObject({ status: 303, headers: { location: '/__mock/panel' } })
  expect(await textOf(await mock.handle(at('/__mock/panel')))).toContain('getHomeFeed')
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ status: 500 })
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ status: 200 })

  await mock.handle(at('/__mock/panel', { do: 'add', operation: '*', kind: 'dropped connection' }))
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ kind: 'drop' })
  await mock.handle(at('/__mock/panel', { do: 'clear' }))
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ status: 200 })
})
