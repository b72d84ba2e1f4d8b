import type { Fault, SpoiledBody } from '../faults/fault'
import { allHandlers } from '../handlers/all'
import { escapeHtml } from './payment-page'
import type { Realm } from './realm'
import { type Answer, redirect, textAnswer } from './reply'

/** What can be switched on by hand, by the name it has in the panel. */
const kinds: Readonly<Record<string, Omit<Fault, 'operation'>>> = {
  ...Object.fromEntries(
    [400, 401, 403, 404, 409, 413, 429, 500].map((status) => [String(status), { status }]),
  ),
  ...Object.fromEntries(
    (['html', 'half', 'malformed', 'wrong-types', 'null', 'empty'] satisfies SpoiledBody[]).map((body) => [
      body,
      { body },
    ]),
  ),
  'slow (3 s)': { latency: 3000 },
  silence: { silence: true },
  'dropped connection': { drop: true },
}

const style = `body{font:1rem/1.5 system-ui,sans-serif;margin:0 auto;max-width:44rem;padding:2rem 1rem;color:#22303a;background:#f6f8f9}
form{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin:.5rem 0 2rem}label{display:grid;font-size:.85rem}
select,input,button{font:inherit;padding:.5rem .7rem;border:1px solid #7b8b97;border-radius:.5rem;background:#fff;color:inherit}
button{background:#2d6159;color:#fff;border-color:#2d6159;cursor:pointer}table{border-collapse:collapse;width:100%}td,th{text-align:start;padding:.3rem .6rem;border-bottom:1px solid #d4dce1}`

const options = (values: readonly string[]) =>
  values.map((value) => `<option>${escapeHtml(value)}</option>`).join('')

/**
 * A page on which a developer switches faults on and off by hand, at `/__mock/panel`; plain forms, so that it
 * works whatever the product's state is.
 */
export function panelPage({ faults, world }: Realm): Answer {
  const operations = ['*', 'hub', ...allHandlers.map(({ id }) => id).sort()]
  const rows = faults.list().map(({ id, used, operation, ...what }) => {
    const cells = [operation, JSON.stringify(what), `${used}×`]
    return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}<td hidden>${id}</td></tr>`
  })
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mock server</title><style>${style}</style></head>
<body><h1>Mock server</h1>
<h2>Faults</h2><table><tr><th>Operation</th><th>What</th><th>Struck</th></tr>${rows.join('') || '<tr><td colspan="3">None: all calls go well.</td></tr>'}</table>
<form method="post"><label>Operation<select name="operation">${options(operations)}</select></label>
<label>What<select name="kind">${options(Object.keys(kinds))}</select></label>
<label>Only the first<input name="times" type="number" min="1" size="6" placeholder="all"></label>
<button name="do" value="add">Switch on</button><button name="do" value="clear">Clear all</button></form>
<h2>World</h2><form method="post"><label>Clock ahead, minutes<input name="minutes" type="number" value="${world.state.clockOffsetMinutes}"></label>
<button name="do" value="clock">Set</button><button name="do" value="hub">Drop the hub</button><button name="do" value="reset">Begin anew</button></form></body></html>`
  const answer = textAnswer(page, 'text/html; charset=utf-8')
  answer.headers['content-security-policy'] =
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
  return answer
}

/** Does what a form of the panel asks for, and shows the panel again. */
export function operatePanel(realm: Realm, form: URLSearchParams): Answer {
  const deeds: Readonly<Record<string, () => unknown>> = {
    add: () => {
      const kind = kinds[form.get('kind') ?? '']
      const times = Number(form.get('times'))
      if (kind)
        realm.faults.add({
          operation: form.get('operation') || '*',
          ...kind,
          ...(times > 0 ? { times } : {}),
        })
    },
    clear: () => realm.faults.clear(),
    clock: () => {
      realm.world.state.clockOffsetMinutes = Number(form.get('minutes')) || 0
    },
    hub: () => realm.hub.drop(),
    reset: () => realm.reset(),
  }
  deeds[form.get('do') ?? '']?.()
  return redirect('/__mock/panel')
}
