import { describe, expect, test } from '@rstest/core'
import { paymentAddress, readOrderAnswer } from './payment-address'

const origin = 'https://roda.example'
const any = { origin, hosts: [] }

// Covers COM-PAY-01
describe('paymentAddress accepts payment URLs', () => {
  const good: [string, string][] = [
    ['https://pay.example.org/session/8c1f', 'https://pay.example.org/session/8c1f'],
    ['HTTPS://PAY.example.org/a?b=c#d', 'https://pay.example.org/a?b=c#d'],
    ['https://pay.example.org:8443/a', 'https://pay.example.org:8443/a'],
    ['https://roda.example/pay/1', 'https://roda.example/pay/1'],
    ['/pay/1?cart=2', 'https://roda.example/pay/1?cart=2'],
  ]
  for (const [text, address] of good)
    test(`paymentAddress accepts ${text}`, () => {
      expect(paymentAddress(text, any)).toBe(address)
    })

  test('paymentAddress accepts a URL of the product’s own origin over http', () => {
    expect(
      paymentAddress('http://localhost:3000/pay/1', { origin: 'http://localhost:3000', hosts: [] }),
    ).toBe('http://localhost:3000/pay/1')
  })
})

// Covers FLT-24
test('paymentAddress rejects internal URLs with side effects', () => {
  const acts = { ...any, actsOnOpen: ({ pathname }: URL) => pathname === '/user/logout' }
  for (const text of ['/user/logout', 'https://roda.example/user/logout?x', '/user/./logout#x'])
    expect(paymentAddress(text, acts)).toBeUndefined()
  expect(paymentAddress('/pay/1', acts)).toBe('https://roda.example/pay/1')
})

// Covers COM-PAY-02
describe('paymentAddress with configured payment hosts', () => {
  const hosts = [
    'pay.example.org',
    'pay.example.net:8443',
    'Checkout.Example.org',
    'bank.example:443',
    'bank.example:4431',
  ]
  const allowed = { origin, hosts }
  const cases: [string, boolean][] = [
    ['https://pay.example.org/session', true],
    ['https://pay.example.net:8443/session', true],
    ['/pay/1', true],
    ['https://checkout.example.org/session', true],
    ['https://bank.example/session', true],
    ['https://bank.example:4431/session', true],
    ['https://pay.example.net/session', false],
    ['https://evil.example/pay.example.org', false],
    ['https://pay.example.org.evil.example/', false],
  ]
  for (const [text, isFollowed] of cases)
    test(`paymentAddress with configured hosts ${isFollowed ? 'accepts' : 'rejects'} ${text}`, () => {
      expect(paymentAddress(text, allowed) !== undefined).toBe(isFollowed)
    })
})

// Covers COM-PAY-02, decision:payment-redirects
describe('paymentAddress rejects unsafe URLs and other texts', () => {
  const hostile = [
    '',
    'null',
    'undefined',
    'pay/1',
    'Something went wrong.',
    '<!doctype html><title>502</title>',
    '{"url":"https://pay.example.org"}',
    'http://pay.example.org/session',
    'https://:secret@pay.example.org/session',
    'http://roda.example/pay',
    'HTTP://roda.example:80/pay',
    '//pay.example.org/session',
    '/\\evil.example/pay',
    '\\\\evil.example\\pay',
    '/\t/evil.example',
    'https:\\\\evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    'https://roda.example@evil.example/pay',
    'https://user:secret@pay.example.org/',
    'https://pay.example.org\n/session',
    'ht\ttps://pay.example.org',
    'https://pay.example.org/a b',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://pay.example.org',
    'java\nscript:alert(1)',
    '\u0000javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://roda.example/5b2c',
    'filesystem:https://roda.example/temporary/a',
    'file:///etc/passwd',
    'ftp://pay.example.org/',
    'ws://roda.example/',
    'intent://pay.example#Intent;scheme=https;end',
    'vbscript:msgbox(1)',
    'about:blank',
    'mailto:pay@example.org',
    '#https://pay.example.org',
    '?to=https://pay.example.org',
    './pay',
    '../pay',
    'https://pay.example.org/{"',
    'https://roda.example/<script>',
  ]
  for (const text of hostile)
    test(`paymentAddress rejects ${JSON.stringify(text)}`, () => {
      expect(paymentAddress(text, any)).toBeUndefined()
    })

  test('paymentAddress rejects URLs with an empty host, port or scheme', () => {
    for (const text of ['https:///', 'https://:443', '://roda.example', 'https://[::1'])
      expect(paymentAddress(text, any)).toBeUndefined()
  })
})

// Covers COM-PAY-01
describe('answers to an order', () => {
  const answers: [string, unknown, unknown][] = [
    [
      'a URL as payment address',
      ' https://pay.example.org/1 ',
      { kind: 'pay', address: 'https://pay.example.org/1' },
    ],
    [
      'a JSON-encoded URL as payment address',
      '"https://pay.example.org/1"',
      { kind: 'pay', address: 'https://pay.example.org/1' },
    ],
    ['a text with "enrolled" as enrolled', 'You are already enrolled.', { kind: 'enrolled' }],
    ['a text with "Enrolled" as enrolled', '"Enrolled"', { kind: 'enrolled' }],
    // Covers FLT-112
    [
      'a payment address with "enrolled" in a parameter as payment address',
      'https://pay.example.org/1?success=https%3A%2F%2Froda.example%2Fcourse%2Fenrolled%3FcartId%3D5',
      {
        kind: 'pay',
        address:
          'https://pay.example.org/1?success=https%3A%2F%2Froda.example%2Fcourse%2Fenrolled%3FcartId%3D5',
      },
    ],
    // Covers FLT-112
    [
      'a path with "enrolled" as address, with its parameters',
      '/course/enrolled?cartId=5&session_id=cs_1',
      { kind: 'pay', address: 'https://roda.example/course/enrolled?cartId=5&session_id=cs_1' },
    ],
    // Covers FLT-112
    ['a rejected address with "enrolled" as no outcome', 'http://evil.example/enrolled', undefined],
    ['null as no outcome', null, undefined],
    ['JSON-encoded null as no outcome', 'null', undefined],
    ['undefined as no outcome', undefined, undefined],
    ['an object as no outcome', { address: 'https://pay.example.org/1' }, undefined],
    ['an unclosed quote as no outcome', '"https://pay.example.org/1', undefined],
  ]
  for (const [name, answer, outcome] of answers)
    test(`readOrderAnswer reads ${name}`, () => {
      expect(readOrderAnswer(answer, any)).toEqual(outcome)
    })
})
