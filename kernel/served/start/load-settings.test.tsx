import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { defaultSettings } from '../../core/config/settings'
import { loadSettings } from './load-settings'

const network = setupServer()

beforeAll(() => network.listen())
afterEach(() => network.resetHandlers())
afterAll(() => network.close())

const html = () => HttpResponse.html('<!doctype html><title>Maintenance</title>')
const failures = [
  ['503', () => new HttpResponse(null, { status: 503 })],
  ['429', () => new HttpResponse(null, { status: 429 })],
  ['502', () => new HttpResponse(null, { status: 502 })],
  ['HTML', html],
  ['no connection', () => HttpResponse.error()],
] as const

// Covers FLT-113
test.each(failures)('settings that failed once with %s are loaded at the next try', async (_, fail) => {
  network.use(
    http.get('*/config.json', fail, { once: true }),
    http.get('*/config.json', () => HttpResponse.json({ registration: 'waiting-list' })),
  )
  expect((await loadSettings()).settings.registration).toBe('waiting-list')
})

// Covers FLT-113
test('settings that cannot be read are not replaced by the defaults', async () => {
  network.use(http.get('*/config.json', html))
  await expect(loadSettings()).rejects.toThrow()
})

// Covers FLT-113
test('the default settings apply if there is no config.json', async () => {
  network.use(http.get('*/config.json', () => new HttpResponse(null, { status: 404 })))
  expect(await loadSettings()).toEqual({ settings: defaultSettings, faults: [] })
})
