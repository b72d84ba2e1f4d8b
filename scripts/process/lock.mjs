import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './run.mjs'

const pollInterval = 200
/** Age after which a lock is stale even if its process id exists, since systems reuse process ids. */
const maxAge = 30 * 60_000
const maxRemovalTime = 10_000

/**
 * Runs a task while holding a lock of this workspace. Waiting commands print who holds it; locks of killed
 * processes are removed.
 *
 * @template Result
 * @param {string} name
 * @param {() => Promise<Result>} task must not acquire the same lock itself
 * @param {{ folder?: string, log?: (line: string) => void }} [options] `folder`: where locks are stored
 * @returns {Promise<Result>}
 */
export async function withLock(
  name,
  task,
  { folder = join(root, '.cache/locks'), log = console.error } = {},
) {
  await mkdir(folder, { recursive: true })
  const file = join(folder, name)
  let lastHolder = ''
  for (let holder = await acquire(file); holder; holder = await acquire(file)) {
    if (holder.mark !== lastHolder)
      log(`Waiting for ${holder.command} (process ${holder.pid}), which writes the same folders …`)
    lastHolder = holder.mark
    await wait(pollInterval)
  }
  try {
    return await task()
  } finally {
    await rm(file, { force: true })
  }
}

/** Tries to acquire the lock. @returns the current holder; undefined if acquired */
async function acquire(file) {
  const linkSource = `${file}.${randomUUID()}`
  // `link` is atomic, so no process reads a half-written lock.
  await writeFile(linkSource, JSON.stringify({ pid: process.pid, command: commandName(), mark: linkSource }))
  try {
    await link(linkSource, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return await currentHolder(file)
  } finally {
    await rm(linkSource)
  }
}

/** Reads the holder of the lock, and retries if the holder released it meanwhile. */
async function currentHolder(file) {
  const [text, since] = await Promise.all([readFile(file, 'utf8'), stat(file)]).catch(() => [])
  if (!text) return acquire(file)
  const holder = JSON.parse(text)
  if (isRunning(holder.pid) && Date.now() - since.mtimeMs < maxAge) return holder
  await removeStaleLock(file, text, `${file}.${holder.pid}`)
  return acquire(file)
}

/** Removes a stale lock. Only one process may do so; a second one would remove the next holder's lock. */
async function removeStaleLock(file, text, claim) {
  try {
    await mkdir(claim)
  } catch {
    const since = await stat(claim).catch(() => undefined)
    if (since && Date.now() - since.mtimeMs > maxRemovalTime) await rmdir(claim).catch(() => undefined)
    return wait(pollInterval)
  }
  try {
    if ((await readFile(file, 'utf8').catch(() => '')) === text) await rm(file)
  } finally {
    await rmdir(claim)
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Error codes other than ESRCH, such as EPERM for another user's process, mean that the process is running.
    return error.code !== 'ESRCH'
  }
}

function commandName() {
  const { npm_lifecycle_event: script } = process.env
  return script ? `npm run ${script}` : basename(process.argv[1] ?? 'node')
}
