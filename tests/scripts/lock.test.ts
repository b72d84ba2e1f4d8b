import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@rstest/core'
import { withLock } from '../../scripts/process/lock.mjs'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'roda-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function startHolder(name: string, inFolder = folder) {
  const script = join(folder, 'holder.mjs')
  writeFileSync(
    script,
    `import { withLock } from ${JSON.stringify(resolve('scripts/process/lock.mjs'))}
    await withLock(${JSON.stringify(name)}, async () => {
      console.log('held')
      await new Promise((resolve) => setTimeout(resolve, 60_000))
    }, { folder: ${JSON.stringify(inFolder)} })`,
  )
  const { RSTEST: _, npm_lifecycle_event: __, ...env } = process.env
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

// Covers FLT-87
test('the lock runs commands in sequence and prints the running one', async () => {
  const lines: string[] = []
  const order: string[] = []
  const others: Promise<unknown>[] = []
  await withLock(
    'tree',
    () =>
      new Promise<void>((release) => {
        const log = (line: string) => {
          lines.push(line)
          if (lines.length !== 2) return
          order.push('first')
          release()
        }
        for (const name of ['other', 'other'])
          others.push(withLock('tree', async () => order.push(name), { folder, log }))
      }),
    { folder },
  )
  await Promise.all(others)
  expect(order).toEqual(['first', 'other', 'other'])
  expect(lines[0]).toContain(`(process ${process.pid}), which writes the same folders`)
})

// Covers FLT-87
test('the lock is free immediately when the command that holds it is killed', async () => {
  const holder = await startHolder('tree')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  const lines: string[] = []
  let running = 0
  const most: number[] = []
  const run = () =>
    withLock(
      'tree',
      async () => {
        most.push(++running)
        await Promise.resolve()
        running--
      },
      { folder, log: (line) => lines.push(line) },
    )
  await Promise.all([run(), run(), run(), run()])
  expect(most).toEqual([1, 1, 1, 1])
  expect(lines.join()).not.toContain('holder.mjs')
})

// Covers FLT-87
test('a command prints a message while another command holds the lock', async () => {
  const holder = await startHolder('tree', resolve('.cache/locks'))
  const setup = spawn(process.execPath, ['scripts/setup.mjs'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [sentence] = await once(setup.stderr, 'data')
  expect(String(sentence)).toContain(`Waiting for holder.mjs (process ${holder.pid})`)
  holder.kill('SIGKILL')
  const [code] = await once(setup, 'exit')
  expect(code).toBe(0)
})
