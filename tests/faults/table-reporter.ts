import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const marks: Readonly<Record<string, string>> = { told: '✓', silent: '–', failed: '✗' }

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints what came of each operation as soon as it is known, and all of it as a table at the end. */
export default class TableReporter implements Reporter {
  readonly #rows: { readonly operation: string; readonly cells: ReadonlyMap<string, string> }[] = []
  readonly #began = Date.now()
  #otherFailures = 0

  onTestEnd({ title }: TestCase, { annotations, errors, status, duration }: TestResult): void {
    const cells = new Map(
      annotations
        .filter(({ type }) => type === 'cell')
        .map(({ description = '' }) => description.split(' ') as [string, string]),
    )
    if (cells.size > 0) this.#rows.push({ operation: title, cells })
    const isGood = status === 'passed'
    if (!isGood && ![...cells.values()].includes('failed')) this.#otherFailures += 1
    say(`${isGood ? '✓' : '✗'} ${title} ${(duration / 1000).toFixed(1)} s`)
    for (const { message = '' } of errors) say(message.replaceAll(/^/gm, '    '))
  }

  onError({ message = '' }: { message?: string }): void {
    this.#otherFailures += 1
    say(message)
  }

  onEnd(): void {
    const names = [...new Set(this.#rows.flatMap(({ cells }) => [...cells.keys()]))]
    const width = Math.max(...this.#rows.map(({ operation }) => operation.length), 0)
    say(`\n${' '.repeat(width)} ${names.join(' ')}`)
    for (const { operation, cells } of this.#rows.toSorted((a, b) =>
      a.operation.localeCompare(b.operation),
    )) {
      const row = names.map((name) => (marks[cells.get(name) ?? ''] ?? ' ').padEnd(name.length))
      say(`${operation.padEnd(width)} ${row.join(' ')}`.trimEnd())
    }
    const verdicts = this.#rows.flatMap(({ cells }) => [...cells.values()])
    const count = (verdict: string) => verdicts.filter((one) => one === verdict).length
    const failed = count('failed') + this.#otherFailures
    say(`\n✓ said, typed texts kept, and tried again; – rightly silent: ${count('silent')}`)
    say(`${this.#rows.length} operations in ${Math.round((Date.now() - this.#began) / 1000)} s`)
    say(`${count('told') + count('silent')} passed, ${failed} failed`)
  }
}
