import { writeFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { startManagedHub } from '../browser/support/managed-hub'
import { serveWithMock } from '../browser/support/served'
import { xsrfHeader } from '../browser/support/xsrf-header'

const serviceToken = 'token-of-the-service'
const group = 'group-2895'
const brunoId = '85874b12-dc4d-4be4-b23d-d19fb09fe9e3'

test('a chat updates live over each transport of a managed hub service', {
  tag: ['@EXT-09', '@MSG-HUB-01'],
}, async ({ page, request }) => {
  const config = test.info().outputPath('config.json')
  await writeFile(config, '{}')
  const served = await serveWithMock({}, { config })
  const signIn = async (name: string) => {
    const data = { login: `${name}@roda.example` }
    const response = await request.post(`${served.origin}/__mock/session`, { data })
    return String((await response.json()).token)
  }
  const token = await signIn('ana')
  await page.addInitScript((value) => {
    if (!localStorage.getItem('consent')) localStorage.setItem('token', value)
    localStorage.setItem('consent', 'true')
  }, token)

  for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const)
    await test.step(transport, async () => {
      const hub = await startManagedHub(transport, serviceToken)
      await writeFile(config, JSON.stringify({ plugins: { messaging: { hubService: hub.origin } } }))
      const redirects: (string | undefined)[] = []
      await page.route('**/MessageHub/negotiate*', (route) => {
        redirects.push(route.request().headers().authorization)
        return route.fulfill({ json: { url: `${hub.origin}/client/?hub=roda`, accessToken: serviceToken } })
      })
      await page.goto(`${served.origin}/messages?with=${group}`)
      await expect(page.getByRole('main').getByRole('status').first()).toHaveText('Connected')

      const text = `Live by ${transport}`
      // The server stores messages before the hub delivers them, and the product rereads them after each connect.
      const stored = await request.post(`${served.origin}/api/Message/Create`, {
        data: { messageText: text, destinationId: group },
        headers: {
          Authorization: `Bearer ${await signIn('bruno')}`,
          ...xsrfHeader((await request.storageState()).cookies),
        },
      })
      expect(stored.status(), await stored.text()).toBe(200)
      hub.raise('ReceiveMessage', group, brunoId, 'Bruno Carvalho', text)
      await expect(page.getByRole('log').getByText(text)).toBeVisible()

      await page.getByRole('textbox', { name: 'Message' }).fill('Heard')
      await page.getByRole('button', { name: 'Send' }).click()
      await expect.poll(() => hub.calls).toMatchObject([['SendMessageToUser', [expect.anything(), 'Heard']]])

      // Restoring the session has replaced the token of the login.
      const renewed = await page.evaluate(() => String(localStorage.getItem('token')))
      expect(new Set(redirects)).toEqual(new Set([`Bearer ${renewed}`]))
      for (const own of [token, renewed]) expect(hub.requests.join('\n')).not.toContain(own)
      await page.goto('about:blank')
      await page.unrouteAll()
      await hub.close()
    })
  await served.close()
})
