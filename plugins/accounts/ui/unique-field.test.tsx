import { definePlugin, page, route } from '@kernel'
import { Form, useForm } from '@kernel/parts'
import { expect, rs, test } from '@rstest/core'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openProduct, startMockServer } from '@tests/kit'
import { useState } from 'react'
import * as v from 'valibot'
import { loginRule } from '../model/rules'
import { createTakenValues, notTaken } from '../model/taken-values'
import { UniqueField } from './unique-field'

const mock = startMockServer()

function Sample({
  currentValue,
  onSubmit,
}: {
  currentValue: string | undefined
  onSubmit: (output: object) => void
}) {
  const [taken] = useState(createTakenValues)
  const form = useForm(v.object({ login: v.pipe(loginRule, notTaken('login', taken)) }))
  return (
    <Form of={form} onSubmit={onSubmit}>
      <UniqueField
        of={form}
        path={['login']}
        kind="login"
        taken={taken}
        currentValue={currentValue}
        label="Username"
      />
      <button type="submit">Send</button>
    </Form>
  )
}

async function open({ currentValue, settings = {} }: { currentValue?: string; settings?: object } = {}) {
  const sent: object[] = []
  const Screen = () => <Sample currentValue={currentValue} onSubmit={(output) => void sent.push(output)} />
  const sample = definePlugin({
    id: 'sample',
    routes: [
      page(route('sample/form', '/sample'), {
        hasServerState: false,
        load: async () => ({ default: Screen }),
      }),
    ],
  })
  await openProduct('/sample', { plugins: [sample], settings })
  return { sent, field: await screen.findByLabelText('Username') }
}

const checkRequests = () => mock.requests().filter(({ operationId }) => operationId === 'checkLogin')

const typeAndBlur = async (text: string) => {
  const field = screen.getByLabelText('Username')
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}
const submit = () => userEvent.click(screen.getByText('Send'))

// Covers ACC-REG-06
test('UniqueField reports that a username is free and submits it', async () => {
  const { sent } = await open()
  await typeAndBlur('  nobody.yet ')
  expect(await screen.findByText(/Checking/)).toBeTruthy()
  expect(await screen.findByText('This username is available.')).toBeTruthy()
  expect(checkRequests().map(({ query }) => query)).toEqual([{ login: 'nobody.yet' }])
  await submit()
  await waitFor(() => expect(sent).toEqual([{ login: 'nobody.yet' }]))
})

// Covers ACC-REG-06
test('UniqueField marks a taken username as invalid and does not submit it', async () => {
  const { sent, field } = await open()
  await typeAndBlur('Bruno.Carvalho')
  expect(await screen.findByText(/This username is taken/)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(sent).toEqual([])

  await userEvent.type(field, '2')
  await waitFor(() => expect(field.hasAttribute('aria-invalid')).toBe(false))
})

// Covers ACC-REG-06
test('UniqueField lets the form submit when the check of the username fails', async () => {
  const { sent } = await open()
  mock.fault({ operation: 'checkLogin', status: 500 })
  await typeAndBlur('nobody.yet')
  expect(await screen.findByText(/couldn’t check/)).toBeTruthy()
  await submit()
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('UniqueField treats an answer that is not a boolean as a failed check', async () => {
  await open()
  mock.fault({ operation: 'checkLogin', body: 'null' })
  await typeAndBlur('nobody.yet')
  expect(await screen.findByText(/couldn’t check/)).toBeTruthy()
})

test('UniqueField reads `true` as "free" when uniquenessAnswer is "free"', async () => {
  await open({ settings: { uniquenessAnswer: 'free' } })
  await typeAndBlur('bruno.carvalho')
  expect(await screen.findByText('This username is available.')).toBeTruthy()
})

test('UniqueField cancels the check of a username when the value changes', async () => {
  const network = rs.spyOn(globalThis, 'fetch')
  const { field } = await open()
  mock.fault({ operation: 'checkLogin', latency: 10_000, times: 1 })
  await typeAndBlur('bruno.carvalho')
  await waitFor(() => expect(network).toHaveBeenCalledTimes(1))
  const [call] = network.mock.calls
  expect(call?.[1]?.signal?.aborted).toBe(false)

  await userEvent.type(field, '.junior')
  expect(call?.[1]?.signal?.aborted).toBe(true)
  expect(screen.queryByText(/Checking/)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('This username is available.')).toBeTruthy()
  network.mockRestore()
})

test('UniqueField does not check an invalid or the current username', async () => {
  await open({ currentValue: 'Ana.Martins' })
  await typeAndBlur('abc')
  await typeAndBlur('ana.martins')
  await typeAndBlur('nobody.yet')
  expect(await screen.findByText('This username is available.')).toBeTruthy()
  expect(checkRequests().map(({ query }) => query)).toEqual([{ login: 'nobody.yet' }])
})
