import { expect, test } from '@rstest/core'
import { misleadingHost } from './content-rules'

const cases: [text: string, address: string, shown: string | undefined][] = [
  ['bank.example', 'https://evil.example/', 'evil.example'],
  ['https://bank.example/login', 'https://evil.example:8443/', 'evil.example:8443'],
  ['log in at www.bank.example now', 'https://evil.example/', 'evil.example'],
  ['bank\u200b.example', 'https://evil.example/', 'evil.example'],
  ['bank。example', 'https://evil.example/', 'evil.example'],
  ['bank.example', 'https://bank.example.evil.example/', 'bank.example.evil.example'],
  ['elpmaxe.knab\u202e', 'https://evil.example/', 'evil.example'],
  ['аррӏе.com', 'https://аррӏе.com/', 'xn--80ak6aa92e.com'],
  ['ana@bank.example', 'mailto:eve@evil.example', 'eve@evil.example'],
  ['bank.example', 'https://bank.example/path', undefined],
  ['bank.example', 'https://www.bank.example/', undefined],
  ['www.bank.example', 'https://bank.example/', undefined],
  ['BANK.example', 'https://bank.example/', undefined],
  ['ana@bank.example', 'mailto:ana@bank.example', undefined],
  ['read on', 'https://evil.example/', undefined],
  ['See p. 3. And then', 'https://evil.example/', undefined],
  ['3.5 hours', 'https://evil.example/', undefined],
]
// Covers FLT-27
for (const [text, address, shown] of cases)
  test(`misleadingHost ${shown ? 'reports' : 'ignores'} link text "${text.slice(0, 16)}" to ${address.slice(0, 20)}`, () => {
    expect(misleadingHost(text, new URL(address))).toBe(shown)
  })
