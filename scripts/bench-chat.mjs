// `npm run bench:chat`: a conversation of 10,000 messages on a 4× slower CPU, compared with a short one; and
// 1,000 messages between two browsers with network faults, reloads and closed tabs (seeded: SEED=7).
import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { startBenchServer } from './bench/bench-server.mjs'
import { faultRun } from './chat/fault-run.mjs'
import { measureChat } from './chat/measure-chat.mjs'
import { readNoOptions } from './process/options.mjs'
import { table } from './size/table.mjs'

readNoOptions(import.meta.url)

const many = 10_000
const exchanged = Number(process.env.MESSAGES ?? 1_000)
const seed = Number(process.env.SEED ?? 7)
/** Milliseconds, and elements. */
const most = { opened: 300, appended: 30, most: 100, task: 100, nodes: 1_500 }

const { browser, origin, control, signIn, close } = await startBenchServer({ answerAfter: 0 })

const [ana, bruno] = await Promise.all(['ana', 'bruno'].map(signIn))
const connection = new HubConnectionBuilder()
  .withUrl(`${origin}/MessageHub`, { accessTokenFactory: () => bruno.token })
  .withAutomaticReconnect()
  .configureLogging(LogLevel.None)
  .build()
await connection.start()
const announce = (text) => connection.invoke('SendMessageToUser', ana.id, text)
const world = { origin, token: ana.token, other: bruno.id, announce }

const run = await faultRun(browser, { origin, people: [ana, bruno], control }, exchanged, seed)
await control('reset', {})
const few = await measureChat(browser, await restartWorld())
await control('messages', { from: 'bruno@roda.example', to: 'ana@roda.example', count: many })
const full = await measureChat(browser, await restartWorld())

await connection.stop()
await close()
process.exitCode = [...reportRun(), ...reportTimes()].filter((isGood) => !isGood).length > 0 ? 1 : 0

/** Resets the mock data, which invalidates tokens. */
async function restartWorld() {
  const [me, other] = await Promise.all(['ana', 'bruno'].map(signIn))
  bruno.token = other.token
  await connection.stop()
  await connection.start()
  return { ...world, token: me.token }
}

function reportRun() {
  const { drops, stored, seen } = run
  const wanted = Array.from({ length: exchanged }, (_, index) => `Message ${index}`)
  const once = wanted.filter((text) => stored.filter((other) => other === text).length === 1).length
  const isSame = seen.map((lines) => JSON.stringify(lines) === JSON.stringify(stored))
  for (const lines of seen.filter((_, index) => !isSame[index])) {
    const at = stored.findIndex((text, index) => lines[index] !== text)
    console.log(
      `differs from line ${at} of ${stored.length}: ${lines.length} lines,`,
      lines.slice(at, at + 5),
      stored.slice(at, at + 5),
    )
  }
  console.log(
    `${exchanged} messages, seed ${seed}: ${Object.entries(drops)
      .map(([name, times]) => `${name} ${times}×`)
      .join(', ')}`,
  )
  console.log(
    `stored exactly once: ${once}; both sides show the stored messages in order: ${isSame.join(', ')}\n`,
  )
  return [once === exchanged, ...isSame]
}

function reportTimes() {
  const names = {
    opened: 'first lines painted after the response, ms',
    appended: 'a message painted after it was received, slowest of three, ms',
    most: '95 % of inputs painted, ms',
    task: 'longest task during 100 messages/s for 10 s, ms',
    nodes: 'elements in the page',
  }
  const rows = Object.entries(names).map(([what, name]) => [
    name,
    String(Math.round(few[what])),
    String(Math.round(full[what])),
    (full[what] / few[what]).toFixed(2),
    String(most[what]),
  ])
  console.log(table(['', `${few.messages} messages`, `${full.messages} messages`, 'ratio', 'at most'], rows))
  const good = Object.keys(names).map((what) => full[what] <= most[what])
  console.log(`${good.filter(Boolean).length} passed, ${good.filter((isGood) => !isGood).length} failed`)
  return good
}
