import { describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import { csvOf } from './csv'
import { readPayments } from './payment'
import { isUsualOrder, knownOrder, knownPayment } from './status'

const row = (values: object) => ({
  createdAt: '2026-03-14T09:26:53Z',
  courseTitle: 'Clay',
  paymentStatus: 'paid',
  orderStatus: 'completed',
  amount: 90,
  currency: 'EUR',
  ...values,
})

// Covers BIL-LIST-01
describe('reading payments', () => {
  test('readPayments sorts payments newest first, those without a date last', () => {
    const titles = readPayments([
      row({ courseTitle: 'old', createdAt: '2025-01-01T00:00:00Z' }),
      row({ courseTitle: 'undated', createdAt: null }),
      row({ courseTitle: 'new', createdAt: '2026-06-01T00:00:00Z' }),
    ]).map(({ courseTitle }) => courseTitle)
    expect(titles).toEqual(['new', 'old', 'undated'])
  })

  test('readPayments keeps keys when a status changes or a payment is added', () => {
    const rows = [row({}), row({}), row({ courseTitle: 'Wood' })]
    const keys = readPayments(rows).map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    const later = readPayments([
      ...rows.map((one) => ({ ...one, paymentStatus: 'refunded' })),
      row({ createdAt: '2026-09-01T00:00:00Z' }),
    ]).map(({ key }) => key)
    expect(later.slice(1)).toEqual(keys)
  })

  test('readPayments skips unreadable entries and throws for an object', () => {
    expect(readPayments(null)).toEqual([])
    expect(readPayments([null, 7, 'paid'])).toEqual([])
    expect(readPayments([{}])).toMatchObject([
      { createdAt: undefined, courseTitle: '', paymentStatus: '', orderStatus: '', amount: undefined },
    ])
    expect(() => readPayments({ items: 3 })).toThrow()
  })
})

// Covers BIL-LIST-01
test('known statuses are recognized in any letter case, unknown ones are not', () => {
  expect(knownPayment('Paid')?.tone).toBe('success')
  expect(knownPayment('DECLINED')?.tone).toBe('danger')
  expect(knownOrder('canceled')).toEqual(knownOrder('Canceled'))
  for (const unknown of ['', 'on the moon', 'toString', '__proto__', 'constructor'])
    expect([knownPayment(unknown), knownOrder(unknown)]).toEqual([undefined, undefined])
})

// Covers BIL-LIST-01
test('the status of an order says nothing more where it follows from that of the payment', () => {
  for (const [payment, order] of [
    ['paid', 'completed'],
    ['Succeeded', 'COMPLETED'],
    ['pending', 'created'],
    ['refunded', 'canceled'],
  ] as const)
    expect([payment, order, isUsualOrder(payment, order)]).toEqual([payment, order, true])
  for (const [payment, order] of [
    ['paid', 'processing'],
    ['paid', 'cancelled'],
    ['pending', 'completed'],
    ['in escrow', 'in escrow'],
    ['', ''],
  ] as const)
    expect([payment, order, isUsualOrder(payment, order)]).toEqual([payment, order, false])
})

/** Independent RFC 4180 parser that checks the output of `csvOf`. */
function parseCsv(text: string, separator = ','): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  const body = text.slice(1)
  for (let at = 0; at < body.length; at++) {
    const sign = body[at] ?? ''
    if (isQuoted && sign === '"' && body[at + 1] === '"') cell += body[++at]
    else if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === separator || (sign === '\r' && body[at + 1] === '\n'))) {
      rows.at(-1)?.push(cell)
      cell = ''
      if (sign === '\r') {
        at += 1
        rows.push([])
      }
    } else cell += sign
  }
  return rows.slice(0, -1)
}

// Covers BIL-LIST-01
describe('CSV file of payments', () => {
  test('csvOf writes a byte order mark, CRLF line ends and quoted cells', () => {
    expect(
      csvOf(
        [
          ['Date', 'Course'],
          ['2026-03-14', 'Clay, "wet"\nand dry'],
        ],
        '.',
      ),
    ).toBe('\uFEFFDate,Course\r\n2026-03-14,"Clay, ""wet""\nand dry"\r\n')
  })

  test('csvOf escapes spreadsheet formulas', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =cmd|"/c calc"!A1'])
      expect(parseCsv(csvOf([[text]], '.'))).toEqual([[`'${text}`]])
    for (const text of ['', '89.9', 'a=b', "'quoted'", '2026-03-14'])
      expect(parseCsv(csvOf([[text]], '.'))).toEqual([[text]])
  })

  // Covers FLT-138
  test.each([
    ['.', '89.90,90.00,-12.50,1234567.00,0.125'],
    [',', '89,90;90,00;-12,50;1234567,00;0,125'],
  ] as const)(
    'csvOf writes numbers with the decimal sign "%s", at least two decimals and a separator that is not the sign',
    (sign, line) => {
      expect(csvOf([[89.9, 90, -12.5, 1234567, 0.125]], sign)).toBe(`\uFEFF${line}\r\n`)
    },
  )

  test('csvOf writes every text so that a CSV parser can restore it', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', '"', ',', '\n', ';', '\r', ' ', '=', '-', '💶'),
    })
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1 }),
        fc.constantFrom('.', ','),
        (rows, decimalSign) => {
          const back = parseCsv(csvOf(rows, decimalSign), decimalSign === ',' ? ';' : ',')
          expect(back.map((line) => line.map((text) => text.replace(/^'/, '')))).toEqual(rows)
          for (const line of back) for (const text of line) expect(text).not.toMatch(/^\s*[=+\-@]/)
        },
      ),
    )
  })
})
