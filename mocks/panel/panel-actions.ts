import type { CorruptedBody, Fault } from '../faults/fault'
import type { MockInstance } from '../server/instance'
import { tryApplyOptions } from '../server/scenario-options'

/** Where the panel is. */
export const panelAddress = '/__mock/panel'

/** In an address of the product: that the rest of its query is a form of the panel. */
export const panelParameter = 'mock-panel'

/** What can be switched on by hand, by the name it has in the panel. */
export const faultPresets: Readonly<Record<string, Omit<Fault, 'operation'>>> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 413, 429, 500, 503].map((status) => [String(status), { status }]),
  ),
  ...Object.fromEntries(
    (['html', 'half', 'malformed', 'wrong-types', 'null', 'empty'] satisfies CorruptedBody[]).map((body) => [
      body,
      { body },
    ]),
  ),
  'slow (3 s)': { latency: 3000 },
  silence: { silence: true },
  'dropped connection': { drop: true },
}

function addFault({ faults }: MockInstance, form: URLSearchParams): string | undefined {
  const kind = faultPresets[form.get('kind') ?? '']
  if (!kind) return `There is no fault ${form.get('kind')}.`
  const times = Number(form.get('times'))
  faults.add({ operation: form.get('operation') || '*', ...kind, ...(times > 0 ? { times } : {}) })
  return undefined
}

/** What a button of the panel does; a sentence if it cannot. */
const actions: Readonly<
  Record<string, (instance: MockInstance, form: URLSearchParams) => string | undefined>
> = {
  play: (instance, form) => tryApplyOptions(instance, { scenario: form.getAll('scenario').join() }),
  clock: (instance, form) => tryApplyOptions(instance, { time: form.get('time') ?? '' }),
  add: addFault,
  clear: ({ faults }) => void faults.clear(),
  expire: ({ world }) => {
    world.state.sessions = []
    return undefined
  },
  hub: ({ hub }) => void hub.drop(),
  reset: (instance) => void instance.reset(),
}

/**
 * Does what a form of the panel asks for.
 *
 * @returns the sentence that says why not, if so
 */
export const runPanelAction = (instance: MockInstance, form: URLSearchParams): string | undefined =>
  actions[form.get('do') ?? '']?.(instance, form)
