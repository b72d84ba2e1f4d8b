import { expect, rs, test } from '@rstest/core'
import { solvePuzzle } from './puzzle'
import { search } from './search'

const aborted = AbortSignal.abort(new Error('left'))

test('[FLT-65] searches nothing for whoever has left already', async () => {
  const Worker = rs.fn()
  rs.stubGlobal('Worker', Worker)
  try {
    const task = { salt: 'ab', challenge: '0'.repeat(64), from: 0, to: 10 }
    await expect(search(task, aborted)).rejects.toThrow('left')
    expect(Worker).not.toHaveBeenCalled()
  } finally {
    rs.unstubAllGlobals()
  }
})

test('[FLT-65] asks for no challenge for whoever has left already', async () => {
  await expect(solvePuzzle({ address: '/challenge', signal: aborted })).rejects.toThrow('left')
})

test('[FLT-65] leaves no listener at the signal', async () => {
  const control = new AbortController()
  const [added, removed] = [
    rs.spyOn(control.signal, 'addEventListener'),
    rs.spyOn(control.signal, 'removeEventListener'),
  ]
  await search({ salt: 'ab', challenge: '0'.repeat(64), from: 0, to: 10 }, control.signal)
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    added.mock.calls.map(([, listener]) => listener),
  )
})
