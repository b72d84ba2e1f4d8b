import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from '@rstest/core'
import { ownFiles } from '../../scripts/build/own-files.mjs'
import { writeFiles } from '../../scripts/process/write-files.mjs'

async function inBuild(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'roda-own-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFiles(folder, files)
  return folder
}

// Covers FLT-113
test('a build keeps config.json, and the texts and the logo that it names', async () => {
  expect(ownFiles(await inBuild({ 'index.html': '' }))).toEqual([])
  const config = JSON.stringify({
    language: { texts: '/texts/own.json' },
    brand: { logo: '/our%20choir.svg?v=2' },
  })
  expect(ownFiles(await inBuild({ 'config.json': config }))).toEqual([
    'config.json',
    'texts/own.json',
    'our choir.svg',
  ])
  expect(ownFiles(await inBuild({ 'config.json': '{}' }))).toEqual(['config.json'])
})

// Covers FLT-113
test('nothing is built over settings that cannot be read', async () => {
  const folder = await inBuild({ 'config.json': '{ "brand": ' })
  expect(() => ownFiles(folder)).toThrow(/config\.json cannot be read: .*before you build/)
})
