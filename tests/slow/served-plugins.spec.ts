import { readdir, writeFile } from 'node:fs/promises'
import { expect, test } from '../browser/support/fixtures'
import { serveWithMock } from '../browser/support/served'

const person = '/@ana.martins'
const course = '/course/1441'
const screens = ['/user/login', '/user/register', person, course, '/']

const owners: Readonly<Record<string, readonly string[]>> = {
  accounts: ['/user/login', '/user/register'],
  'public-page': [person],
  courses: [course],
}
test('public screens are rendered on the server when any plugin is off', {
  tag: ['@PLG-03', '@ACC-LAND-01'],
}, async ({ request }) => {
  const config = test.info().outputPath('config.json')
  const off = await serveWithMock({}, { config })
  for (const plugin of await readdir('plugins')) {
    if (plugin.includes('.')) continue
    await writeFile(config, JSON.stringify({ plugins: { [plugin]: false } }))
    for (const path of screens) {
      const answer = await request.get(off.origin + path)
      const isMissing = owners[plugin]?.includes(path) ?? false
      expect(answer.status(), `${path} without ${plugin}`).toBe(isMissing ? 404 : 200)
      if (!isMissing)
        expect(await answer.text(), `${path} without ${plugin}`).toMatch(/data-prerendered.*<h1/s)
    }
  }
  await off.close()
  expect(off.log).toEqual([])
})
