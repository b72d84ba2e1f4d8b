import { corruptedBodies, type Fault } from '../faults/fault'
import type { MockInstance } from '../server/instance'
import { tryApplyOptions } from '../server/scenario-options'

export const panelAddress = '/__mock/panel'

/** Query parameter that marks a product URL as a submitted form of the panel. */
export const panelParameter = 'mock-panel'

/** Faults that the mock panel offers, by label. */
export const faultPresets: Readonly<Record<string, Omit<Fault, 'operation'>>> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 405, 407, 409, 413, 429, 451, 500, 503].map((status) => [
      String(status),
      { status },
    ]),
  ),
  ...Object.fromEntries(corruptedBodies.map((body) => [body, { body }])),
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

/** Actions of the mock panel; each may return an error message. */
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
 * Runs the action of a submitted panel form.
 *
 * @returns an error message, or undefined on success
 */
export const runPanelAction = (instance: MockInstance, form: URLSearchParams): string | undefined =>
  actions[form.get('do') ?? '']?.(instance, form)
