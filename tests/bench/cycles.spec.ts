import { checkFigures } from './support/figures'
import { test } from './support/fixtures'
import { leaked } from './support/leaks'
import { memberRoutes } from './support/member-routes'
import { navigate, watchPage } from './support/navigate'

const cycles = Number(process.env.CYCLES ?? 300)
/** Number of cycles before the first measurement. They fill caches and compile code, which is no leak. */
const warmUp = Math.min(20, cycles)

test('300 rounds through all member screens leak no memory', async ({ mock, open }) => {
  const { page, session } = await open({ token: await mock.signIn('ana'), watch: [watchPage] })
  await page.goto('/mypage')
  await page.locator('html[data-ready]').waitFor()
  const walk = async (times: number) => {
    for (let cycle = 0; cycle < times; cycle++) await navigate(page, memberRoutes)
    return leaked(page, session)
  }
  const seen = [{ cycle: 0, ...(await walk(warmUp)) }]
  for (const part of [1, 2, 3, 4])
    seen.push({ cycle: Math.round((cycles * part) / 4), ...(await walk(Math.round(cycles / 4))) })
  console.table(seen)

  // The first quarter fills caches.
  const [before, after] = [seen[1], seen.at(-1)]
  if (!before || !after) throw new Error('Nothing was measured.')
  const perCycle = (what: keyof typeof before) => (after[what] - before[what]) / (after.cycle - before.cycle)
  checkFigures([
    { name: 'nodes leaked per cycle', value: perCycle('nodes'), limit: 0, digits: 1 },
    { name: 'listeners leaked per cycle', value: perCycle('listeners'), limit: 0, digits: 1 },
    // One timer of the hub connection is not always set; a difference of one timer is rounded to 0.
    { name: 'timers leaked per cycle', value: perCycle('timers'), limit: 0, digits: 1 },
    { name: 'bytes of objects leaked per cycle', value: perCycle('objects'), limit: 1_000 },
  ])
})
