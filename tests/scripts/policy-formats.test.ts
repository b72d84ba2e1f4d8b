import { expect, test } from '@rstest/core'
import { formatHeaders } from '../../scripts/serve/policy-formats.mjs'

const headers = { 'Content-Security-Policy': "default-src 'none'", 'X-Note': 'say "yes"' }

const forms = [
  ['header', 'Content-Security-Policy: default-src \'none\'\nX-Note: say "yes"'],
  [
    'nginx',
    'add_header Content-Security-Policy "default-src \'none\'" always;\nadd_header X-Note "say \\"yes\\"" always;',
  ],
  ['caddy', 'header Content-Security-Policy "default-src \'none\'"\nheader X-Note "say \\"yes\\""'],
] as const
for (const [form, lines] of forms) {
  test(`formatHeaders writes the headers in the format "${form}"`, () =>
    expect(formatHeaders(headers, form)).toBe(lines))
}
