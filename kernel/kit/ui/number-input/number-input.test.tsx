import { beforeAll, expect, test } from '@rstest/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { descriptionOf } from '@tests/kit'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import fc from 'fast-check'
import { useState } from 'react'
import { languages } from '../../../core/config/languages'
import { $language, textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { NumberInput } from './number-input'

beforeAll(() => void textsLoaded({ kernel: en }))

function Quantity({ start = 2, max = 20 }: { start?: number; max?: number }) {
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberInput aria-label="Quantity" value={value} min={1} max={max} onValueChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByRole('spinbutton', { name: 'Quantity' })
const value = () => screen.getByRole('status').textContent

const write = async (text: string) => {
  await userEvent.clear(field())
  await userEvent.type(field(), text)
}

// Covers COM-CART-01, FLT-123
test('a number input takes the integer that was typed', async () => {
  render(<Quantity />)
  await write('14')
  expect(value()).toBe('14')
  await write('1 3')
  await userEvent.tab()
  expect(value()).toBe('2')
  await write('１３')
  await userEvent.tab()
  expect(value()).toBe('13')
  expect(field()).toHaveProperty('value', '13')
  expect(field().getAttribute('aria-describedby')).toBeNull()
})

// Covers FLT-123
test.each(['1e1', '2.5', '3,9', '1.440', 'many'])(
  'a number input keeps its number and says so when “%s” was typed',
  async (text) => {
    render(<Quantity start={6} />)
    await write(text)
    expect(value()).toBe('6')
    expect(field()).toHaveProperty('value', text)
    await userEvent.tab()
    expect(value()).toBe('6')
    expect(field()).toHaveProperty('value', '6')
    expect(descriptionOf(field())).toBe(`“${text}” isn’t a whole number, so it is still 6.`)
    await write('7')
    expect(descriptionOf(field())).toBe('')
  },
)

// Covers FLT-123
test('a number input reads a number in the language of the person', async () => {
  const scope = fork({ values: [[$language, 'pt-BR']] })
  render(
    <Provider value={scope}>
      <Quantity max={2000} />
    </Provider>,
  )
  await write('1.440')
  await userEvent.tab()
  expect(value()).toBe('1440')
})

// Covers FLT-123
test('a number input names the bound that a typed number exceeds', async () => {
  render(<Quantity />)
  await write('0')
  await userEvent.tab()
  expect(value()).toBe('1')
  expect(descriptionOf(field())).toBe('The smallest possible number is 1.')
  await write('21')
  await userEvent.tab()
  expect(value()).toBe('20')
  expect(descriptionOf(field())).toBe('The largest possible number is 20.')
})

// Covers FLT-123
test('Enter in a number input does not submit a number that nobody typed', async () => {
  let submitted = 0
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted += 1
      }}
    >
      <Quantity />
      <button type="submit">Save</button>
    </form>,
  )
  await write('1e1{Enter}')
  expect(submitted).toBe(0)
  expect(descriptionOf(field())).toContain('“1e1”')
  await write('11{Enter}')
  expect([submitted, value()]).toEqual([1, '11'])
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

// Covers FLT-123
test.each(languages)('a number input in %s never takes a number silently that was not typed', (language) => {
  const scope = fork({ values: [[$language, language]] })
  const [min, max, before] = [1, 5_000, 6]
  const typed = fc.string({
    unit: fc.constantFrom(...'0123456789012345678901234567890.,  e-１'),
    maxLength: 7,
  })
  fc.assert(
    fc.property(typed, (text) => {
      render(
        <Provider value={scope}>
          <Quantity start={before} max={max} />
        </Provider>,
      )
      fireEvent.change(field(), { target: { value: text } })
      fireEvent.blur(field())
      const [number, problem] = [Number(value()), descriptionOf(field())]
      cleanup()
      const digits = Number(text.normalize('NFKC').replace(/\D/g, ''))
      if (text.trim() === '') expect([number, problem]).toEqual([before, ''])
      else if (problem === '') expect(number).toBe(digits)
      else expect([min, max, before]).toContain(number)
    }),
  )
})
