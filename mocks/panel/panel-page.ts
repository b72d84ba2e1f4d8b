import { allHandlers } from '../handlers/all'
import { scenarios } from '../scenarios/scenarios'
import { escapeHtml, htmlPage, type PageStyle } from '../server/html-page'
import type { MockInstance } from '../server/instance'
import type { Answer } from '../server/reply'
import { faultPresets, panelAddress, panelParameter } from './panel-actions'
import { style } from './panel-style'

const shownMails = 30

/** Renders a form with the HTML `inside` it. */
type Form = (label: string, inside: string) => string

const button = (action: string, text: string) => `<button name="do" value="${action}">${text}</button>`
const options = (values: readonly string[]) =>
  values.map((value) => `<option>${escapeHtml(value)}</option>`).join('')
const cells = (values: readonly string[]) => values.map((value) => `<td>${escapeHtml(value)}</td>`).join('')
const minute = (date: Date | string) => new Date(date).toISOString().slice(0, 16).replace('T', ' ')

/** Renders a table from HTML rows, or a sentence when there are no rows. */
function table(name: string, heads: readonly string[], rows: readonly string[], nothing: string): string {
  if (rows.length === 0) return `<p>${nothing}</p>`
  const head = heads.map((text) => `<th scope="col">${text}</th>`).join('')
  return `<div class="wide" role="region" aria-label="${name}" tabindex="0"><table><caption>${name}</caption><thead><tr>${head}</tr></thead><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table></div>`
}

function scenarioSection({ world }: MockInstance, form: Form): string {
  const boxes = scenarios.map(({ name, about }) => {
    const checked = world.state.scenarios.includes(name) ? ' checked' : ''
    return `<div><input type="checkbox" name="scenario" id="s-${name}" value="${name}" aria-describedby="a-${name}"${checked}><label for="s-${name}">${name}</label> <span id="a-${name}">${escapeHtml(about)}</span></div>`
  })
  return form(
    'Scenarios',
    `<fieldset><legend>What is going on</legend>${boxes.join('')}</fieldset>${button('play', 'Play these')}`,
  )
}

function faultSection({ faults }: MockInstance, form: Form): string {
  const operations = ['*', 'hub', ...allHandlers.map(({ id }) => id).sort()]
  const rows = faults
    .list()
    .map(({ id: _, used, operation, ...what }) => cells([operation, JSON.stringify(what), `${used}×`]))
  const list = table('Faults in force', ['Operation', 'What', 'Struck'], rows, 'None: all calls go well.')
  return (
    list +
    form(
      'Switch a fault on',
      `<label>Operation<select name="operation">${options(operations)}</select></label>
<label>What<select name="kind">${options(Object.keys(faultPresets))}</select></label>
<label>Only the first<input name="times" type="number" min="1" placeholder="all"></label>${button('add', 'Switch on')}`,
    ) +
    form('All faults', button('clear', 'Clear all'))
  )
}

function timeSection({ world }: MockInstance, form: Form): string {
  const { clockOffsetMinutes: ahead, sessions, people, rules } = world.state
  const now = world.now()
  const rows = sessions.flatMap(({ personId, startedAt }) => {
    const person = people.find(({ id }) => id === personId)
    if (!person) return []
    const used = Math.floor((now.getTime() - Date.parse(startedAt)) / 60_000)
    const end = Date.parse(startedAt) + rules.tokenMinutes * 60_000
    return cells([person.name, `${used} of ${person.settings.timeout} min`, minute(new Date(end))])
  })
  const steps = [
    [`+${ahead + 15}m`, '15 minutes on'],
    [`+${ahead + 60}m`, 'An hour on'],
    [`+${ahead + 1440}m`, 'A day on'],
    ['now', 'Back to now'],
  ].map(([time, text]) => `<button name="time" value="${time}">${text}</button>`)
  return (
    `<p>It is ${minute(now)} UTC here, ${ahead} minutes ahead of the real time.</p>` +
    form('Move the clock', `<input type="hidden" name="do" value="clock">${steps.join('')}`) +
    form(
      'Set the clock',
      `<label>Ahead of the real time<input name="time" required placeholder="+45m, 2h, 1d12h"></label>${button('clock', 'Set')}`,
    ) +
    table('Sessions', ['Who', 'Minutes used', 'Token good until'], rows, 'Nobody is signed in.') +
    form('All sessions', button('expire', 'End all sessions'))
  )
}

function mailSection({ world }: MockInstance): string {
  const mails = world.state.outbox.slice(-shownMails).reverse()
  const items = mails.map(({ to, subject, text, link, sentAt }) => {
    const linkHtml = link ? `<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>` : ''
    return `<li><h3>${escapeHtml(subject)}</h3><p>To ${escapeHtml(to)}, ${minute(sentAt)}</p><p>${escapeHtml(text)}</p>${linkHtml}</li>`
  })
  return items.length > 0 ? `<ol>${items.join('')}</ol>` : '<p>None yet.</p>'
}

/** Renders the mock panel for developers as plain HTML forms, so that it works without the product. */
export function panelPage(instance: MockInstance, pages: PageStyle): Promise<Answer> {
  const target = pages === 'form' ? `method="post" action="${panelAddress}"` : 'method="get" action="/"'
  const hiddenField = pages === 'form' ? '' : `<input type="hidden" name="${panelParameter}" value="">`
  const form: Form = (label, inside) => `<form ${target} aria-label="${label}">${hiddenField}${inside}</form>`
  const section = (name: string, content: string) =>
    `<section aria-labelledby="${name}"><h2 id="${name}">${name}</h2>${content}</section>`
  const body = `<main><h1>Mock server</h1><p><a href="/">To the product</a></p>
${section('Scenarios', scenarioSection(instance, form))}
${section('Faults', faultSection(instance, form))}
${section('Time', timeSection(instance, form))}
${section('Mails', mailSection(instance))}
${section('World', form('World', button('hub', 'Drop the hub') + button('reset', 'Begin anew')))}</main>`
  return htmlPage({ title: 'Mock server', style, body })
}
