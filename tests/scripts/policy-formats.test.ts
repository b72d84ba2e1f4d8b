import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from '@rstest/core'
import { writeFiles } from '../../scripts/process/write-files.mjs'
import { policyLines } from '../../scripts/serve/policy.mjs'
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

// Covers PLG-03
test('policyLines applies the settings that override those of the file', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'roda-policy-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFiles(dir, {
    'security.json':
      '{ "scripts": [], "policies": ["roda"], "sources": { "posts": { "frames": ["https://player.example.com"] } } }',
    'config.json': '{ "api": { "url": "https://api.example.com" } }',
  })
  const linesWith = (settings?: object) => policyLines({ dir, settings, form: 'header' })
  expect(await linesWith()).toContain('frame-src https://player.example.com;')
  const changed = await linesWith({ plugins: { posts: false } })
  expect(changed).toContain("frame-src 'none';")
  expect(changed).toContain('https://api.example.com')
  await writeFiles(dir, { 'config.json': '{ "api": ' })
  await expect(linesWith({})).rejects.toThrow(/config\.json: It is not valid JSON/)
})
