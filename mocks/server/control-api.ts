import { createChallenge } from '../domain/captcha'
import { addMessages } from '../domain/conversations'
import { addFeedPosts } from '../domain/posts'
import { openSession } from '../domain/sessions'
import { readFault } from '../faults/fault-list'
import { panelAddress, runPanelAction } from '../panel/panel-actions'
import { panelPage } from '../panel/panel-page'
import { readScenarios, scenarios } from '../scenarios/scenarios'
import { transcriptNamed } from '../world/content/transcripts'
import { parseBody } from './body'
import { messagePage, type PageStyle } from './html-page'
import type { MockInstance } from './instance'
import { decidePayment, paymentPage } from './payment-page'
import { problem, problemOf } from './problem'
import { type Answer, emptyAnswer, jsonAnswer, redirect, textAnswer } from './reply'

interface ControlCall {
  instance: MockInstance
  body: Readonly<Record<string, unknown>>
  query: URLSearchParams
  /** The contract mismatches of every instance. */
  allMismatches: () => string[]
}

type Control = (call: ControlCall) => Answer

function summary({ name, world, hub, faults }: MockInstance) {
  const { state } = world
  const counts = Object.entries(state)
    .filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]))
    .map(([what, records]) => [what, records.length])
  const { seed, worldDate, clockOffsetMinutes } = state
  return {
    world: name,
    seed,
    worldDate,
    clockOffsetMinutes,
    now: world.now().toISOString(),
    connections: hub.size,
    faults: faults.list().length,
    scenarios: state.scenarios,
    counts: Object.fromEntries(counts),
  }
}

const controls: Readonly<Record<string, Control>> = {
  'POST reset': ({ instance, body }) => {
    instance.reset(typeof body.seed === 'number' ? body.seed : undefined)
    return jsonAnswer(summary(instance))
  },
  'GET state': ({ instance }) => jsonAnswer(summary(instance)),
  'POST session': ({ instance: { world }, body }) => {
    const person = world.state.people.find(({ email }) => email === body.login)
    if (!person) return problem(404, { detail: 'No account has this address: {"login": e-mail}.' })
    return jsonAnswer(openSession(world, person))
  },
  'POST posts': ({ instance: { world }, body }) => {
    const { login, count, age = 0 } = body
    const person = world.state.people.find(({ email }) => email === login)
    if (!person || typeof count !== 'number' || typeof age !== 'number')
      return problem(400, {
        detail: 'Whose connections publish how much: {"login": e-mail, "count": number, "age": minutes}.',
      })
    addFeedPosts(world, person, count, age)
    return emptyAnswer()
  },
  'POST messages': ({ instance: { world }, body }) => {
    const [from, to] = [body.from, body.to].map((address) =>
      world.state.people.find(({ email }) => email === address),
    )
    if (!from || !to || typeof body.count !== 'number')
      return problem(400, {
        detail: 'Who has written to each other how much: {"from": e-mail, "to": e-mail, "count": number}.',
      })
    addMessages(world, from, to, body.count)
    return emptyAnswer()
  },
  'GET outbox': ({ instance }) => jsonAnswer(instance.world.state.outbox),
  'GET requests': ({ instance }) => jsonAnswer(instance.recorder.list()),
  'DELETE requests': ({ instance }) => {
    instance.recorder.clear()
    return emptyAnswer()
  },
  'GET faults': ({ instance }) => jsonAnswer(instance.faults.list()),
  'POST faults': ({ instance, body }) => {
    const faults = (Array.isArray(body) ? body : [body]).map(readFault)
    const wrong = faults.find((fault) => typeof fault === 'string')
    if (wrong !== undefined) return problem(400, { detail: wrong })
    return jsonAnswer(
      faults.flatMap((fault) => (typeof fault === 'string' ? [] : [instance.faults.add(fault)])),
    )
  },
  'DELETE faults': ({ instance }) => {
    instance.faults.clear()
    return emptyAnswer()
  },
  'GET mismatches': ({ instance, query, allMismatches }) =>
    jsonAnswer(query.has('all') ? allMismatches() : instance.mismatches),
  'DELETE mismatches': ({ instance }) => {
    instance.mismatches.length = 0
    return emptyAnswer()
  },
  'POST clock': ({ instance, body }) => {
    if (typeof body.offsetMinutes !== 'number')
      return problem(400, { detail: 'The clock takes {"offsetMinutes": number}.' })
    instance.world.state.clockOffsetMinutes = body.offsetMinutes
    return jsonAnswer(summary(instance))
  },
  'GET scenarios': ({ instance }) =>
    jsonAnswer(
      scenarios.map(({ name, about }) => ({
        name,
        about,
        isOn: instance.world.state.scenarios.includes(name),
      })),
    ),
  'POST scenarios': ({ instance, body }) => {
    if (!Array.isArray(body.names))
      return problem(400, { detail: 'Scenarios are set by {"names": [name, …]}.' })
    const selected = readScenarios(body.names.join())
    if (typeof selected === 'string') return problem(400, { detail: selected })
    instance.setScenarios(selected)
    return jsonAnswer(summary(instance))
  },
  'POST hub': ({ instance, body }) => jsonAnswer({ dropped: body.drop === true ? instance.hub.drop() : 0 }),
}

/** Answers `/__mock/…`, the API by which developers and tests control this server. */
export async function handleControlRequest(
  instance: MockInstance,
  request: Request,
  {
    pages,
    captchaLimit,
    allMismatches,
  }: { pages: PageStyle; captchaLimit: number | undefined } & Pick<ControlCall, 'allMismatches'>,
): Promise<Answer> {
  const { pathname, searchParams: query } = new URL(request.url)
  const [name = '', rest = ''] = pathname.slice('/__mock/'.length).split('/')
  if (name === 'pay') return handlePayment(instance, request, rest, pages)

  if (name === 'altcha') return jsonAnswer(await createChallenge(instance.world, captchaLimit))

  if (name === 'files') {
    const file = transcriptNamed(rest)
    return file === undefined
      ? problem(404, { detail: `There is no file ${rest}.` })
      : textAnswer(file, 'text/vtt; charset=utf-8')
  }

  if (name === 'panel') return handlePanel(instance, request, pages)

  const control = controls[`${request.method} ${name.toLowerCase()}`]
  if (!control) {
    return problem(404, {
      detail: `There is no ${request.method} ${name} here; there are ${Object.keys(controls).join(', ')}.`,
    })
  }
  const body = await parseBody(request)
  if (body.kind === 'unreadable') return problem(body.status, { detail: body.why })
  const answer = control({
    instance,
    query,
    allMismatches,
    body: body.kind === 'json' ? (body.value as ControlCall['body']) : {},
  })
  if (request.method !== 'GET') await instance.persister.changed()
  return answer
}

async function handlePanel(instance: MockInstance, request: Request, pages: PageStyle): Promise<Answer> {
  if (request.method !== 'POST') return panelPage(instance, pages)
  const errorMessage = runPanelAction(instance, new URLSearchParams(await request.text()))
  if (errorMessage !== undefined) return messagePage(errorMessage)
  await instance.persister.changed()
  return redirect(panelAddress)
}

async function handlePayment(
  instance: MockInstance,
  request: Request,
  sessionId: string,
  pages: PageStyle,
): Promise<Answer> {
  try {
    if (request.method !== 'POST') return await paymentPage(instance.world, sessionId, pages)
    const decision = new URLSearchParams(await request.text()).get('decision') ?? 'cancel'
    const answer = decidePayment(instance.world, sessionId, decision)
    await instance.persister.changed()
    return answer
  } catch (error) {
    return problemOf(error)
  }
}
