import { expect, rs, test } from '@rstest/core'
import { renderHook } from '@testing-library/react'
import { useFormHandlers } from './use-form-handlers'

const open = () => renderHook(() => useFormHandlers<string>()).result.current
const ignoreErrors = () => {
  const report = rs.fn()
  rs.stubGlobal('reportError', report)
  return report
}

// Covers EXT-01
test('a contribution stops a submit with false, not with an error', async () => {
  const reported = ignoreErrors()
  const { register, canSubmit } = open()
  expect(await canSubmit()).toBe(true)
  const error = new Error('The contribution is broken.')
  register({ onSubmit: () => Promise.reject(error) })
  register({ onSubmit: () => true })
  expect(await canSubmit()).toBe(true)
  expect(reported.mock.calls).toEqual([[error]])
  const remove = register({ onSubmit: async () => false })
  expect(await canSubmit()).toBe(false)
  remove()
  expect(await canSubmit()).toBe(true)
  rs.unstubAllGlobals()
})

// Covers EXT-01
test('every contribution is told about a saved form, also after a broken one and after the form', async () => {
  ignoreErrors()
  const { register, canSubmit, notifySaved } = open()
  const saved: string[] = []
  register({
    onSaved: () => {
      throw new Error('The contribution is broken.')
    },
  })
  const remove = register({ onSaved: (id) => void saved.push(id) })
  await canSubmit()
  remove()
  notifySaved('7')
  expect(saved).toEqual(['7'])
  rs.unstubAllGlobals()
})
