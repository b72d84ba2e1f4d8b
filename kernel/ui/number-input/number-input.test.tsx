import { beforeAll, describe, expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { textsLoaded } from '../../core/i18n/i18n'
import en from '../../locales/en'
import { integerIn } from './integer'
import { NumberInput } from './number-input'

beforeAll(() => void textsLoaded({ kernel: en }))

function Quantity({ start = 2 }: { start?: number }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberInput aria-label="Quantity" value={value} min={1} max={20} onValueChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity' })
const value = () => screen.getByRole('status').textContent

// Covers COM-CART-01
test('a number input parses the typed integer and formats it on blur', async () => {
  render(<Quantity />)
  const write = async (text: string) => {
    await userEvent.clear(field())
    await userEvent.type(field(), text)
  }
  await write('14e')
  expect(field()).toHaveProperty('value', '14')
  expect(value()).toBe('14')
  for (const [text, whole] of [
    ['2.5', '2'],
    ['3,9', '3'],
    ['-3', '1'],
  ] as const) {
    await write(text)
    await userEvent.tab()
    expect(value()).toBe(whole)
    expect(field()).toHaveProperty('value', whole)
  }
})

test('a number input restores its last number when it is left empty', async () => {
  render(<Quantity />)
  await userEvent.clear(field())
  expect(value()).toBe('2')
  await userEvent.tab()
  expect(field()).toHaveProperty('value', '2')
})

test('a number input stays within its bounds with keys, buttons and typing', async () => {
  render(<Quantity start={1} />)
  await userEvent.type(field(), '{ArrowDown}')
  expect(value()).toBe('1')
  expect(screen.getByRole('button', { name: 'Decrease' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Increase' }))
  expect(value()).toBe('2')
  await userEvent.type(field(), '00')
  await userEvent.tab()
  expect(value()).toBe('20')
})

describe('integerIn', () => {
  test.each([
    ['7', 7],
    ['7.9', 7],
    ['0', 1],
    ['-3', 1],
    ['400', 99],
    ['', undefined],
    ['many', undefined],
    [Number.NaN, undefined],
    [3.7, 3],
  ])('integerIn parses %j as %j', (input, expected) => expect(integerIn(input, 1, 99)).toBe(expected))
})
