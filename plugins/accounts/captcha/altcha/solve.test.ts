import { expect, rs, test } from '@rstest/core'
import { solve } from './solve'
import { solveProofOfWork } from './use-altcha'

const aborted = AbortSignal.abort(new Error('left'))

// Covers FLT-65
test('solve() starts no search if its abort signal is already aborted', async () => {
  const Worker = rs.fn()
  rs.stubGlobal('Worker', Worker)
  try {
    const task = { salt: 'ab', challenge: '0'.repeat(64), from: 0, to: 10 }
    await expect(solve(task, aborted)).rejects.toThrow('left')
    expect(Worker).not.toHaveBeenCalled()
  } finally {
    rs.unstubAllGlobals()
  }
})

// Covers FLT-65
test('solveProofOfWork requests no challenge if its signal is aborted', async () => {
  await expect(solveProofOfWork({ url: '/challenge', signal: aborted })).rejects.toThrow('left')
})

// Covers FLT-65
test('solve() removes its listener from the abort signal when it ends', async () => {
  const control = new AbortController()
  const [added, removed] = [
    rs.spyOn(control.signal, 'addEventListener'),
    rs.spyOn(control.signal, 'removeEventListener'),
  ]
  await solve({ salt: 'ab', challenge: '0'.repeat(64), from: 0, to: 10 }, control.signal)
  expect(removed.mock.calls.map(([, listener]) => listener)).toEqual(
    added.mock.calls.map(([, listener]) => listener),
  )
})
