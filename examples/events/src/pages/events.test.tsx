import { renderRoute, startMockServer } from '@roda/kernel/testing'
import { expect, test } from '@rstest/core'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createEventRoute, eventsRoute } from '../contract'
import plugin from '../plugin'

const mock = startMockServer()
const open = (language: 'en' | 'es' = 'en') =>
  renderRoute(eventsRoute, { plugins: [plugin], as: 'ana', language })

async function cardOf(title: string): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 2, name: title })
  const card = heading.closest('li')
  if (!card) throw new Error(`${title} is in no list.`)
  return card
}

test('attending an event is counted and stored', async () => {
  await open()
  const card = within(await cardOf('Open choir'))
  await userEvent.click(card.getByRole('button', { name: 'I am going' }))
  expect(await card.findByText('1 of 40 places are taken')).toBeTruthy()
  expect(mock.requests().filter(({ operationId }) => operationId === 'attendEvent')).toHaveLength(1)
})

test('a refused attendance is taken back and explained', async () => {
  await open()
  const card = within(await cardOf('Open choir'))
  mock.fault({ operation: 'attendEvent', status: 409 })
  await userEvent.click(card.getByRole('button', { name: 'I am going' }))
  expect(await screen.findByText('Your answer was not saved')).toBeTruthy()
  expect(await card.findByText('0 of 40 places are taken')).toBeTruthy()
})

test('an event in the past is refused at its field, and the input is kept', async () => {
  await renderRoute(createEventRoute, { plugins: [plugin], as: 'ana' })
  await userEvent.type(await screen.findByLabelText(/Name/), 'Yesterday')
  await userEvent.type(screen.getByLabelText(/Start/), '2020-01-01T10:00')
  await userEvent.type(screen.getByLabelText(/Place/), 'Nowhere')
  await userEvent.click(screen.getByRole('button', { name: 'Create the event' }))
  expect(await screen.findByText('The event must be in the future')).toBeTruthy()
  expect(screen.getByDisplayValue('Yesterday')).toBeTruthy()
})

test('the screen shows an empty state in Spanish', async () => {
  mock.fault({ operation: 'listEvents', body: 'null' })
  await open('es')
  expect(await screen.findByText('No hay nada previsto este mes')).toBeTruthy()
})
