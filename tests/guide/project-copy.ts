import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const folders = ['kernel', 'plugins', 'mocks', 'tests/kit', 'tests/setup', 'scripts', 'styled-system']
const files = ['biome.json', 'openapi.yaml', 'package.json', 'tsconfig.json', 'rstest.config.ts']

/** A copy of the project, in which plugins are added, checked and tested. */
export interface ProjectCopy {
  readonly root: string
  write(path: string, text: string): void
  /** Generates the types of all contracts, then checks types and runs the tests. @returns the output of the tests */
  verify(...plugins: readonly string[]): Promise<string>
  /** Checks the format and the lint rules of plugins. */
  lint(...plugins: readonly string[]): Promise<unknown>
  remove(): void
}

/** Copies the project into `.cache/NAME`. */
export function copyProject(name: string): ProjectCopy {
  const root = resolve('.cache', name)
  rmSync(root, { recursive: true, force: true })
  for (const path of [...folders, ...files]) cpSync(path, join(root, path), { recursive: true })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }

  /** Runs a Node program in the copy of the project. When it fails, its output becomes the error message. */
  function run(...[program, ...args]: [string, ...string[]]): Promise<string> {
    const { RSTEST: _, NODE_ENV: __, ...env } = process.env
    return new Promise((done, fail) => {
      execFile(process.execPath, [program, ...args], { cwd: root, env }, (error, stdout, stderr) =>
        error ? fail(new Error(stdout + stderr)) : done(stdout),
      )
    })
  }

  return {
    root,
    write,
    async verify(...plugins) {
      const paths = plugins.map((id) => `plugins/${id}`)
      write(
        'tsconfig.copy.json',
        JSON.stringify({ extends: './tsconfig.json', include: [...paths, 'kernel/**/*.d.ts'] }),
      )
      await run('scripts/generate-api.mjs')
      const [, output] = await Promise.all([
        run('node_modules/typescript-7/bin/tsc', '--noEmit', '-p', 'tsconfig.copy.json'),
        run('node_modules/@rstest/core/bin/rstest.js', 'run', ...paths),
      ])
      return output
    },
    lint: (...plugins) =>
      run(
        'node_modules/@biomejs/biome/bin/biome',
        ...['ci', '--error-on-warnings', '--colors=off', ...plugins.map((id) => `plugins/${id}`)],
      ),
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
