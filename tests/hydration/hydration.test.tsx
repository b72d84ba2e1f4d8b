import { languages } from '@kernel/core/config/languages'
import { $settings } from '@kernel/core/config/settings'
import { $language, $messages } from '@kernel/core/i18n/i18n'
import { $registry } from '@kernel/core/plugin/registry-store'
import { forgetPageAnswers, providePageAnswers } from '@kernel/core/query/page-answers'
import { App } from '@kernel/frame/app/app'
import { loadEntry } from '@kernel/kit/parts/slot/lazy-entry'
import { openDeployment } from '@kernel/served/render/deployment'
import { renderScreen } from '@kernel/served/render/render-screen'
import { entriesByName } from '@kernel/served/start/entries-by-name'
import { plugins } from '@plugins/manifests'
import { afterAll, afterEach, beforeAll, expect, rs, test } from '@rstest/core'
import { act, screen } from '@testing-library/react'
import { fork } from 'effector'
import { setupServer } from 'msw/node'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToPipeableStream } from 'react-dom/server'
import { BrowserRouter } from 'react-router'
import { createTestMock } from '../../mocks'
import { mockSettings } from '../../mocks/server/mock-settings'
import { textsIn } from '../kit/texts'

// The tests run React's development build, which reports attributes that differ; the production build is silent.

const mock = createTestMock()
const server = setupServer(...mock.handlers)
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  forgetPageAnswers()
  history.replaceState(null, '', '/')
})

const deployment = await openDeployment(mockSettings, plugins)
const screens = [...deployment.staticPaths, '/@ana.martins', '/course/1441', '/course/1458']
/** Addresses with the path of their page: a static host sends it whatever the parameters. */
const addresses = [
  ...screens.map((path) => [path, path] as const),
  ['/user/register', '/user/register?token=7'],
] as const

/** Matches a warning that React gives only because this test uses both of its renderers. */
const isOfTwoRenderers = (error: string) => error.startsWith('Detected multiple renderers')

// Covers ACC-LAND-01, ACC-REG-02, PUB-PAGE-01, CRS-DET-01, FLT-48
for (const language of languages)
  for (const [path, address] of addresses)
    test(`${address} in ${language} hydrates without a mismatch`, async () => {
      const messages = textsIn(language)
      const { html, answers, failures, entries } = await renderScreen({
        ...deployment,
        url: new URL(path, location.href),
        language,
        messages,
        fetch,
        timeLimit: 10_000,
      })
      expect(failures).toEqual([])
      // In this test both React renderers share contexts: another render resets the values that the first one left.
      await new Promise<void>((onAllReady) => void renderToPipeableStream(<i />, { onAllReady }))
      // The privacy dialog of the start page would hide the heading.
      localStorage.setItem('consent', 'true')
      history.replaceState(null, '', address)
      const container = document.createElement('div')
      // Leave out the preload tags that React writes in front of the screen.
      container.innerHTML = html.replace(/^(?:<link\b[^>]*>)*/, '')
      document.body.append(container)
      const heading = container.querySelector('h1')
      expect(heading?.textContent).toBeTruthy()

      const byName = entriesByName(deployment.registry)
      await Promise.all(entries.flatMap((name) => byName.get(name) ?? []).map(loadEntry))
      providePageAnswers(answers)
      const scope = fork({
        values: [
          [$settings, deployment.settings],
          [$language, language],
          [$messages, messages],
          [$registry, deployment.registry],
        ],
      })
      const errors: unknown[] = []
      const consoleErrors = rs.spyOn(console, 'error').mockImplementation((...values) => errors.push(values))
      await act(async () => {
        root = hydrateRoot(container, <App scope={scope} router={BrowserRouter} />, {
          onRecoverableError: (error) => errors.push(error),
        })
      })
      consoleErrors.mockRestore()
      expect(errors.map(String).filter((error) => !isOfTwoRenderers(error))).toEqual([])
      expect(screen.getByRole('heading', { level: 1 })).toBe(heading)
    })
