import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/process/run.mjs'
import { openMockServer } from '../../scripts/serve/mock-server.mjs'
import { serveProduct } from '../../scripts/serve/product-server.mjs'
import { engines, openEngine } from './engines'
import { createVisitor } from './visitor'
import { walks } from './walks'

for (const engine of engines)
  for (const { title, settings = {}, go } of walks)
    test(`${title}: ${engine}`, { tag: '@EXT-08' }, async ({ browser }) => {
      const consoleLines: string[] = []
      const mock = await openMockServer({ log: () => undefined, captchaLimit: 200, answerAfter: 0 })
      const server = await serveProduct({ root: join(root, 'dist'), port: 0, mock, settings })
      const origin = `http://localhost:${server.port}`
      try {
        const page = await openEngine(engine, browser, (line) => consoleLines.push(line))
        try {
          await go(createVisitor(page, origin))
        } catch (error) {
          const body = await page.evaluate('document.body.innerText').catch(String)
          await test.info().attach('page', { body: String(body), contentType: 'text/plain' })
          throw error
        } finally {
          await page.close()
        }
        const mismatches = await fetch(`${origin}/__mock/mismatches`)
        expect(await mismatches.json(), 'mismatches with openapi.yaml').toEqual([])
        const violations = consoleLines.filter((line) => /Content.Security.Policy/i.test(line))
        expect(violations, 'policy violations').toEqual([])
      } finally {
        await test.info().attach('console', { body: consoleLines.join('\n'), contentType: 'text/plain' })
        await server.close()
        await mock.close()
      }
    })
