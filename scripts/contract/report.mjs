const signs = { passed: '✓', failed: '✗', 'not called': '–', 'not reached': '?' }

/**
 * Formats the table for the terminal: a line per operation, with its issues or the reason why it was not called. An
 * issue of several operations is printed once. Deviations in responses that the specifications leave open come last.
 *
 * @param {readonly import('./results.mjs').Entry[]} entries
 */
export function formatTable(entries) {
  const rows = entries.map(({ id, method, path, tag }) => [id, method, path, tag])
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column].length)))
  const failed = entries.filter(({ verdict }) => verdict === 'failed')
  const table = entries.flatMap((entry, index) => {
    const { verdict, lines } = entry
    const cells = rows[index].map((cell, column) => cell.padEnd(widths[column] ?? 0))
    const what =
      verdict === 'failed'
        ? lines.flatMap((line) => mergeDuplicates(line, entry, failed))
        : lines.map((line) => `${verdict}: ${line}`)
    return [`${signs[verdict]} ${cells.join('  ')}`.trimEnd(), ...what.map((line) => `    ${line}`)]
  })
  const differences = [...new Set(entries.flatMap((entry) => entry.differences))]
  if (differences.length === 0) return table.join('\n')
  return [
    ...table,
    '\nDeviations from openapi.yaml where the specifications say nothing (not failures):',
    ...differences.map((line) => {
      const ids = entries.filter((entry) => entry.differences.includes(line)).map(({ id }) => id)
      return `  ${line}: ${ids.join(', ')}`
    }),
  ].join('\n')
}

/** Prints an issue only at the first operation with that issue, followed by the names of the other operations. */
function mergeDuplicates(line, entry, failed) {
  const [first, ...others] = failed.filter(({ lines }) => lines.includes(line))
  if (first !== entry) return []
  return [others.length > 0 ? `${line} (also: ${others.map(({ id }) => id).join(', ')})` : line]
}

/** Formats the last line of the report, which has the counts. */
export function summary(entries) {
  const count = (verdict) => entries.filter((entry) => entry.verdict === verdict).length
  return ['passed', 'failed', 'not called', 'not reached']
    .map((verdict) => `${count(verdict)} ${verdict}`)
    .join(', ')
}

/** Formats the report as JUnit XML: a suite per tag, a case per operation. */
export function formatJunit(entries, server) {
  const tags = [...new Set(entries.map(({ tag }) => tag))]
  const suites = tags.map((tag) => {
    const own = entries.filter((entry) => entry.tag === tag)
    return `${openTag('testsuite', { name: tag, ...countsOf(own) }, 2)}\n${own.map(caseOf).join('\n')}\n  </testsuite>`
  })
  const whole = openTag('testsuites', { name: `contract of ${server}`, ...countsOf(entries) }, 0)
  return ['<?xml version="1.0" encoding="UTF-8"?>', whole, ...suites, '</testsuites>\n'].join('\n')
}

function caseOf({ id, method, path, tag, verdict, lines, differences, milliseconds }) {
  const attributes = { classname: tag, name: `${id} ${method} ${path}`, time: seconds(milliseconds) }
  const open = openTag('testcase', attributes, 4)
  const apart = differences.length > 0 ? `<system-out>${escaped(differences.join('\n'))}</system-out>` : ''
  if (verdict === 'passed') return apart ? `${open}${apart}</testcase>` : open.replace(/>$/, '/>')
  const inner =
    verdict === 'failed'
      ? `<failure message="${escaped(lines[0] ?? '')}">${escaped(lines.join('\n'))}</failure>`
      : `<skipped message="${escaped(`${verdict}: ${lines[0] ?? ''}`)}"/>`
  return `${open}${inner}${apart}</testcase>`
}

const countsOf = (entries) => ({
  tests: entries.length,
  failures: entries.filter(({ verdict }) => verdict === 'failed').length,
  skipped: entries.filter(({ verdict }) => verdict.startsWith('not')).length,
  time: seconds(entries.reduce((sum, { milliseconds }) => sum + milliseconds, 0)),
})

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(3)

function openTag(name, attributes, indent) {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  return `${' '.repeat(indent)}<${name}${list.join('')}>`
}

const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => entities[sign])
