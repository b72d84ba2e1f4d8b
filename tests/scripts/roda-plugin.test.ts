import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, normalize, resolve } from 'node:path'
import { expect, onTestFinished, test } from '@rstest/core'
import { documents } from '../../package/build.mjs'

/** Lays out the program as in the package, with this project as the product. */
async function installProgram() {
  const folder = await mkdtemp(join(tmpdir(), 'roda-plugin-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const home = join(folder, 'package')
  await mkdir(home)
  await cp('package/bin', join(home, 'bin'), { recursive: true })
  await symlink(resolve('package/template'), join(home, 'template'), 'junction')
  await symlink(resolve('.'), join(home, 'product'), 'junction')
  await writeFile(join(home, 'package.json'), JSON.stringify({ version: '1.0.0', dependencies: {} }))
  return { folder, program: join(home, 'bin/roda-plugin.mjs') }
}

// Covers EXT-02
test('roda-plugin new creates no folder when the tarball of the kernel is missing', async () => {
  const { folder, program } = await installProgram()
  const create = (tarball: string) =>
    new Promise<string>((done) =>
      execFile(
        process.execPath,
        [program, 'new', 'stars', '--kernel', tarball],
        { cwd: folder },
        (_, stdout, stderr) => done(stdout + stderr),
      ),
    )
  expect(await create('missing.tgz')).toBe('--kernel is missing.tgz; there is no such file.\n')
  expect(existsSync(join(folder, 'stars'))).toBe(false)
  await writeFile(join(folder, 'kernel.tgz'), '')
  expect(await create('kernel.tgz')).toMatch(/^Created .*stars/)
  expect(existsSync(join(folder, 'stars/vendor/kernel.tgz'))).toBe(true)
}, 60_000)

// Covers FLT-185
test('all links of the documents for plugin authors lead to files of the package', async () => {
  const files = (await readdir('docs/plugin-authors', { recursive: true })).filter((file) =>
    file.endsWith('.md'),
  )
  const linksIn = async (file: string) => {
    const links = (await readFile(file, 'utf8')).matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)/g)
    return [...links].map(([, path = '']) => normalize(join(file, '..', path)))
  }
  const all = await Promise.all(files.map((file) => linksIn(join('docs/plugin-authors', file))))
  const found = [...all.flat(), ...(await linksIn('package/README.md'))]
  expect(found).toEqual(
    expect.arrayContaining(['docs/plugin-authors/slots.md', 'docs/plugin-authors/guide.md']),
  )
  expect(found.filter((path) => !documents.some((packed) => path.startsWith(packed)))).toEqual([])
})
