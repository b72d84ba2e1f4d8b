import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

const marks: Readonly<Record<string, string>> = { reported: '✓', silent: '–', failed: '✗' }

const print = (text: string) => process.stdout.write(`${text}\n`)

/** Prints the result of each operation, and a table at the end. */
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
    const hasPassed = status === 'passed'
    if (!hasPassed && ![...cells.values()].includes('failed')) this.#otherFailures += 1
    print(`${hasPassed ? '✓' : '✗'} ${title} ${(duration / 1000).toFixed(1)} s`)
    for (const { message = '' } of errors) print(message.replaceAll(/^/gm, '    '))
  }

  onError({ message = '' }: { message?: string }): void {
    this.#otherFailures += 1
    print(message)
  }

  onEnd(): void {
    const names = [...new Set(this.#rows.flatMap(({ cells }) => [...cells.keys()]))]
    const width = Math.max(...this.#rows.map(({ operation }) => operation.length), 0)
    print(`\n${' '.repeat(width)} ${names.join(' ')}`)
    for (const { operation, cells } of this.#rows.toSorted((a, b) =>
      a.operation.localeCompare(b.operation),
    )) {
      const row = names.map((name) => (marks[cells.get(name) ?? ''] ?? ' ').padEnd(name.length))
      print(`${operation.padEnd(width)} ${row.join(' ')}`.trimEnd())
    }
    const verdicts = this.#rows.flatMap(({ cells }) => [...cells.values()])
    const count = (verdict: string) => verdicts.filter((one) => one === verdict).length
    const failed = count('failed') + this.#otherFailures
    print(`\n✓ error shown, input kept, retry works; – intentionally silent: ${count('silent')}`)
    print(`${this.#rows.length} operations in ${Math.round((Date.now() - this.#began) / 1000)} s`)
    print(`${count('reported') + count('silent')} passed, ${failed} failed`)
  }
}
