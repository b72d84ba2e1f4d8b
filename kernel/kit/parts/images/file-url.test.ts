import { afterEach, expect, test } from '@rstest/core'
import { connectApi } from '../../../core/http/client'
import { fileUrl } from './file-url'

const connect = (url: string) =>
  connectApi({
    url,
    patience: 20_000,
    antiForgery: { cookie: 'x', header: 'x' },
    onTokenRefused: () => undefined,
    onTokenMissing: () => undefined,
  })
afterEach(() => connect(''))

const cases: [stored: string, address: string | undefined][] = [
  ['/files/y.pdf', 'https://api.example/files/y.pdf'],
  ['files/y.pdf', 'https://api.example/app/files/y.pdf'],
  ['https://a.example/x.pdf', 'https://a.example/x.pdf'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
]
// Covers FLT-45
for (const [stored, address] of cases)
  test(`fileUrl maps "${stored}" to ${address ?? 'no URL'}`, () => {
    connect('https://api.example/app')
    expect(fileUrl(stored)).toBe(address)
  })
