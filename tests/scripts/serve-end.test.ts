import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from '@rstest/core'
import { writeFiles } from '../../scripts/process/write-files.mjs'
import { isOfOtherWorld } from '../../scripts/serve/mock-server.mjs'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'roda-end-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts `npm run serve` for a build of one page, with a hub that never closes a connection. */
async function startServer() {
  const dir = join(await temporaryFolder(), 'dist')
  await writeFiles(dir, { 'shell.html': 'shell', 'config.json': '{}', 'security.json': '{ "scripts": [] }' })
  const hub = createServer((socket) =>
    socket.once('data', () => socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n')),
  )
  hub.listen(0, '127.0.0.1')
  await once(hub, 'listening')
  onTestFinished(() => void hub.close())
  const api = `http://127.0.0.1:${(hub.address() as { port: number }).port}`
  const args = ['run', '-s', 'serve', '--', '--dir', dir, '--port', '0', '--host', '127.0.0.1', '--api', api]
  const npm = spawn('npm', args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(npm.stdout, 'data')
  return { npm, port: Number(/:(\d+)/.exec(String(line).replace(/^.*?127/, ''))?.[1]) }
}

// Covers FLT-189
test('SIGTERM to npm ends the server, also while connections of the hub are open', async () => {
  const { npm, port } = await startServer()
  const socket = connect(port, '127.0.0.1')
  socket.write('GET /MessageHub HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await once(socket, 'data')
  npm.kill('SIGTERM')
  // The server closes the connection, and its output ends with the process.
  await Promise.all([once(socket, 'close'), once(npm.stdout, 'close')])
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow()
})

// Covers FLT-189
test('the mock server knows when its stored data began with another world', async () => {
  const stateFile = join(await temporaryFolder(), 'state', 'world.json')
  expect(await isOfOtherWorld(stateFile, 'one')).toBe(false)
  await writeFile(stateFile, '{}')
  expect(await isOfOtherWorld(stateFile, 'one')).toBe(false)
  expect(await isOfOtherWorld(stateFile, 'two')).toBe(true)
  // A reset removes the stored data.
  await rm(stateFile)
  expect(await isOfOtherWorld(stateFile, 'two')).toBe(false)
  await writeFile(stateFile, '{}')
  expect(await isOfOtherWorld(stateFile, 'two')).toBe(false)
})
