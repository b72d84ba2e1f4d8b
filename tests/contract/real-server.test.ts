import { afterAll, beforeAll, describe, expect, test } from '@rstest/core'
import { crossOriginFaults } from '../../scripts/contract/cross-origin.mjs'
import { skipped } from '../../scripts/contract/plan/skipped.mjs'
import { check, contract, goodServer, withVerdict } from './checked-server'
import { breakServer } from './faulty-server'
import { plantedFaults } from './planted-faults'

let server: Awaited<ReturnType<typeof goodServer>>

beforeAll(async () => {
  server = await goodServer()
})
afterAll(() => server.stop())

// Covers API-01
describe('the contract check', () => {
  test('the contract check passes on a conforming server and changes no data', async () => {
    const before = await server.readAll()
    const checked = await check(server.base, ['--hub', '--origin', 'https://learn.example'])
    expect(withVerdict(checked, 'failed')).toEqual([])
    expect(withVerdict(checked, 'passed').length).toBeGreaterThan(35)
    expect(await server.readAll()).toEqual(before)
  })

  // Covers FLT-183
  test.each([
    [
      'OPTIONS',
      '/MessageHub/negotiate',
      'access-control-allow-credentials',
      'lacks Access-Control-Allow-Credentials',
    ],
    ['OPTIONS', '/MessageHub/negotiate', 'access-control-allow-headers', 'lacks x-signalr-user-agent'],
    [
      'POST',
      '/MessageHub/negotiate',
      'access-control-allow-credentials',
      'lacks Access-Control-Allow-Credentials',
    ],
    ['OPTIONS', '/api/user/settings', 'access-control-allow-headers', 'lacks authorization'],
    ['GET', '/api/user/settings', 'access-control-allow-origin', "Access-Control-Allow-Origin is ''"],
    [
      'GET',
      '/api/user/settings',
      'access-control-expose-headers',
      'Access-Control-Expose-Headers lacks date',
    ],
  ])(
    'the contract check finds that %s %s lacks %s, which browsers need',
    async (method, path, header, message) => {
      const broken = await breakServer(server.base, {
        ...{ what: '', operation: '', message, at: `${method} ${path}` },
        corrupt: (answer) => {
          const { [header]: _, ...headers } = answer.headers
          return { ...answer, headers }
        },
      })
      try {
        const options = { token: '', hub: true, patience: 5_000 }
        expect(await crossOriginFaults(broken.base, 'https://learn.example', options)).toContainEqual(
          expect.stringContaining(message),
        )
      } finally {
        await broken.stop()
      }
    },
  )

  test('with --write, the contract check calls and undoes what is reversible', async () => {
    const before = await server.readAll()
    const checked = await check(server.base, ['--write', '--hub', '--to', server.recipientId])
    expect(withVerdict(checked, 'failed')).toEqual([])
    expect(checked.left).toEqual([])
    expect(await server.readAll()).toEqual(before)

    expect(checked.entries.map(({ id }) => id).sort()).toEqual(
      [...contract.operations.keys(), 'the hub'].sort(),
    )
    expect(withVerdict(checked, 'not reached')).toEqual([
      ['getOrder', 'no documented response contains the id of an order: use --order'],
    ])
    const neverCalled = withVerdict(checked, 'not called').map(([id]) => id)
    expect(neverCalled.sort()).toEqual([...Object.keys(skipped), 'emptyCart'].sort())
  })

  test('the contract check is tested with twenty faulty servers', () =>
    expect(plantedFaults).toHaveLength(20))

  test.each(plantedFaults)('the contract check finds that $what', async (fault) => {
    const broken = await breakServer(server.base, fault)
    try {
      const checked = await check(broken.base, [
        '--write',
        '--to',
        server.recipientId,
        '--only',
        fault.operation,
      ])
      expect(withVerdict(checked, 'failed')).toEqual([
        expect.arrayContaining([fault.operation, expect.stringContaining(fault.message)]),
      ])
    } finally {
      await broken.stop()
    }
  })
})
