import { createHash } from 'node:crypto'
import { $settings, parseSettings } from '@kernel/core/config/settings'
import { connectApi } from '@kernel/core/http/client'
import { $messages } from '@kernel/core/i18n/i18n'
import kernel from '@kernel/locales/en'
import { Form, useForm } from '@kernel/parts'
import { CaptchaField } from '@plugins/accounts/captcha/captcha-field'
import { captchaRule } from '@plugins/accounts/captcha/captcha-rule'
import accounts from '@plugins/accounts/locales/en'
import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import * as v from 'valibot'

const salt = 'salt?expires=4102444800&'
const challenge = createHash('sha256').update(`${salt}7`).digest('hex')
const good = { algorithm: 'SHA-256', challenge, salt, signature: 'signed', maxnumber: 20 }
const server = setupServer(http.get('*/v1/altcha', () => HttpResponse.json(good)))

beforeAll(() => {
  server.listen()
})
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const schema = v.object({ captcha: captchaRule })

interface SampleProps {
  readonly captcha?: object
  readonly size?: 'full' | 'compact'
  readonly onSubmit?: (output: v.InferOutput<typeof schema>) => unknown
}

const altcha = { provider: 'altcha', challengeUrl: '/altcha' }

function Sample({ captcha = altcha, ...props }: SampleProps) {
  const { settings } = parseSettings({ captcha, api: { url: 'https://api.example.org/v1' } })
  connectApi({ ...settings.api, onTokenRefused: () => undefined, onTokenMissing: () => undefined })
  const [scope] = useState(() =>
    fork({
      values: [
        [$settings, settings],
        [$messages, { kernel, accounts }],
      ],
    }),
  )
  return (
    <Provider value={scope}>
      <SampleForm {...props} />
    </Provider>
  )
}

function SampleForm({ size = 'full', onSubmit = () => undefined }: SampleProps) {
  const form = useForm(schema)
  return (
    <Form of={form} onSubmit={onSubmit}>
      <CaptchaField of={form} path={['captcha']} size={size} />
      <button type="submit">Send</button>
    </Form>
  )
}

// Covers FLT-44
test('a form can be submitted repeatedly when no captcha is configured', async () => {
  const sent: unknown[] = []
  render(<Sample captcha={{}} onSubmit={({ captcha }) => sent.push(captcha)} />)
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(sent).toEqual(['']))
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(sent).toEqual(['', '']))
})

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I’m not a robot' })

// Covers ACC-LOGIN-01, FLT-44
test('a ticked captcha solves its challenge, and the form sends the solution', async () => {
  const sent: unknown[] = []
  render(<Sample onSubmit={({ captcha }) => sent.push(JSON.parse(atob(captcha)))} />)
  expect(box().checked).toBe(false)
  await userEvent.click(box())
  await waitFor(() => expect(box().checked).toBe(true))
  expect(screen.getByText('Done')).toBeTruthy()

  await userEvent.click(screen.getByText('Send'))
  const { maxnumber: _, ...rest } = good
  await waitFor(() => expect(sent).toEqual([{ ...rest, number: 7 }]))
})

// Covers ACC-LOGIN-01
test('the captcha drops its solution after the form was sent or rejected', async () => {
  const sent: string[] = []
  render(
    <Sample
      onSubmit={({ captcha }) => {
        sent.push(captcha)
        if (sent.length === 2) throw new Error('refused')
      }}
    />,
  )
  for (const times of [1, 2]) {
    await userEvent.click(box())
    await waitFor(() => expect(box().checked).toBe(true))
    await userEvent.click(screen.getByText('Send'))
    await waitFor(() => expect(sent).toHaveLength(times))
    await waitFor(() => expect(box().checked).toBe(false))
    expect(screen.getByText('To send again, confirm that you’re not a robot.')).toBeTruthy()
  }
  await userEvent.click(screen.getByText('Send'))
  expect(await screen.findByText('Confirm that you’re not a robot.')).toBeTruthy()
  expect(sent).toHaveLength(2)
})

// Covers EXT-01
test('the captcha keeps its solution when the submit handler sent nothing', async () => {
  const seen: string[] = []
  render(
    <Sample
      onSubmit={({ captcha }) => {
        seen.push(captcha)
        return seen.length > 1
      }}
    />,
  )
  await userEvent.click(box())
  await waitFor(() => expect(box().checked).toBe(true))
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(seen).toHaveLength(1))
  expect(box().checked).toBe(true)
  await userEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(seen).toHaveLength(2))
  expect(seen[1]).toBe(seen[0])
  await waitFor(() => expect(box().checked).toBe(false))
})

// Covers ACC-LOGIN-01
test.each([
  ['no challenge', () => HttpResponse.json(null, { status: 503 })],
  ['an invalid challenge', () => HttpResponse.json({ algorithm: 'SHA-256', challenge: 'x' })],
  ['no answer', () => HttpResponse.error()],
])('the captcha offers a retry when it receives %s', async (_, answer) => {
  server.use(http.get('*/v1/altcha', answer, { once: true }))
  render(<Sample size="compact" />)
  await userEvent.click(box())
  expect(await screen.findByText(/The check failed/)).toBeTruthy()
  expect(box().checked).toBe(false)
  expect(box().getAttribute('aria-invalid')).toBe('true')

  await userEvent.click(box())
  await waitFor(() => expect(box().checked).toBe(true))
  expect(screen.queryByText(/The check failed/)).toBeNull()
})

test('the captcha shows an error when its challenge has no solution', async () => {
  server.use(http.get('*/v1/altcha', () => HttpResponse.json({ ...good, maxnumber: 6 }), { once: true }))
  render(<Sample />)
  await userEvent.click(box())
  expect(await screen.findByText(/The check failed/)).toBeTruthy()
})
