import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from './run.mjs'

const pollInterval = 200
/** Milliseconds after which a lock counts as left behind: nothing here takes so long, and process ids are used again. */
const maxAge = 30 * 60_000
/** Milliseconds that removing a lock takes at most. */
const maxRemovalTime = 10_000

/**
 * Runs a task that writes folders of this tree, and no other command's task of the same name at the same time. A second
 * command says whom it waits for. The lock of a command that was killed counts for nothing.
 *
 * @template Result
 * @param {string} name what is written
 * @param {() => Promise<Result>} task must not acquire the same lock itself
 * @param {{ folder?: string, log?: (line: string) => void }} [options] `folder` holds the locks
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

/** @returns whoever holds the lock; nothing when it is ours now */
async function acquire(file) {
  const linkSource = `${file}.${randomUUID()}`
  // A link is made as a whole or not at all: nobody reads half of a lock.
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

/** Without a holder the next try may succeed; so it may where the holder is gone for good. */
async function currentHolder(file) {
  const [text, since] = await Promise.all([readFile(file, 'utf8'), stat(file)]).catch(() => [])
  if (!text) return acquire(file)
  const holder = JSON.parse(text)
  if (isRunning(holder.pid) && Date.now() - since.mtimeMs < maxAge) return holder
  await removeStaleLock(file, text, `${file}.${holder.pid}`)
  return acquire(file)
}

/** By one process alone: a second one would remove the lock of whoever came next. */
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
    // Whatever else is said of it, such as that it is another user's, it is there.
    return error.code !== 'ESRCH'
  }
}

function commandName() {
  const { npm_lifecycle_event: script } = process.env
  return script ? `npm run ${script}` : basename(process.argv[1] ?? 'node')
}
