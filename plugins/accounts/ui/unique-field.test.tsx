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

function Sample({ own, onSubmit }: { own: string | undefined; onSubmit: (output: object) => void }) {
  const [taken] = useState(createTakenValues)
  const form = useForm(v.object({ login: v.pipe(loginRule, notTaken('login', taken)) }))
  return (
    <Form of={form} onSubmit={onSubmit}>
      <UniqueField of={form} path={['login']} kind="login" taken={taken} currentValue={own} label="Login" />
      <button type="submit">Send</button>
    </Form>
  )
}

async function open({ own, settings = {} }: { own?: string; settings?: object } = {}) {
  const sent: object[] = []
  const Screen = () => <Sample own={own} onSubmit={(output) => void sent.push(output)} />
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
  return { sent, field: await screen.findByLabelText('Login') }
}

const asked = () => mock.requests().filter(({ operationId }) => operationId === 'checkLogin')

const leave = async (written: string) => {
  const field = screen.getByLabelText('Login')
  await userEvent.clear(field)
  await userEvent.type(field, written)
  await userEvent.tab()
}
const send = () => userEvent.click(screen.getByText('Send'))

// Covers ACC-REG-06
test('a free login is said to be free, and is sent', async () => {
  const { sent } = await open()
  await leave('  nobody.yet ')
  expect(await screen.findByText(/Checking/)).toBeTruthy()
  expect(await screen.findByText('This login is free.')).toBeTruthy()
  expect(asked().map(({ query }) => query)).toEqual([{ login: 'nobody.yet' }])
  await send()
  await waitFor(() => expect(sent).toEqual([{ login: 'nobody.yet' }]))
})

// Covers ACC-REG-06
test('a taken login makes its field invalid and is not sent', async () => {
  const { sent, field } = await open()
  await leave('Bruno.Carvalho')
  expect(await screen.findByText(/Somebody already has this login/)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await send()
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(sent).toEqual([])

  await userEvent.type(field, '2')
  await waitFor(() => expect(field.hasAttribute('aria-invalid')).toBe(false))
})

// Covers ACC-REG-06
test('that it could not be checked blocks nothing', async () => {
  const { sent } = await open()
  mock.fault({ operation: 'checkLogin', status: 500 })
  await leave('nobody.yet')
  expect(await screen.findByText(/could not check/)).toBeTruthy()
  await send()
  await waitFor(() => expect(sent).toHaveLength(1))
})

test('an answer that is neither yes nor no counts as none', async () => {
  await open()
  mock.fault({ operation: 'checkLogin', body: 'null' })
  await leave('nobody.yet')
  expect(await screen.findByText(/could not check/)).toBeTruthy()
})

test('a server whose yes means "free" is understood where the deployment says so', async () => {
  await open({ settings: { uniquenessAnswer: 'free' } })
  await leave('bruno.carvalho')
  expect(await screen.findByText('This login is free.')).toBeTruthy()
})

test('a question is dropped as soon as the value changes', async () => {
  const network = rs.spyOn(globalThis, 'fetch')
  const { field } = await open()
  mock.fault({ operation: 'checkLogin', latency: 10_000, times: 1 })
  await leave('bruno.carvalho')
  await waitFor(() => expect(network).toHaveBeenCalledTimes(1))
  const [call] = network.mock.calls
  expect(call?.[1]?.signal?.aborted).toBe(false)

  await userEvent.type(field, '.junior')
  expect(call?.[1]?.signal?.aborted).toBe(true)
  expect(screen.queryByText(/Checking/)).toBeNull()
  await userEvent.tab()
  expect(await screen.findByText('This login is free.')).toBeTruthy()
  network.mockRestore()
})

test("what breaks another rule, and one's own login, is not asked about", async () => {
  await open({ own: 'Ana.Martins' })
  await leave('abc')
  await leave('ana.martins')
  await leave('nobody.yet')
  expect(await screen.findByText('This login is free.')).toBeTruthy()
  expect(asked().map(({ query }) => query)).toEqual([{ login: 'nobody.yet' }])
})
