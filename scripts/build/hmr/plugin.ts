import { watch } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { RsbuildPlugin } from '@rsbuild/core'
import { bundleOf } from '../locales.mjs'
import { createHmrChannel } from './channel'

const stylesUrl = '/__hmr/styles.css'
const textsPattern = /^\/assets\/i18n\/([\w-]+)\.json/

/** Sends changed styles and texts to the page directly, without a slow rebuild of all sources. */
export const pluginHmr = (): RsbuildPlugin => ({
  name: 'roda:events',
  apply: 'serve',
  setup(api) {
    const root = api.context.rootPath

    api.modifyHTML(async (html) => {
      const script = await readFile(join(root, 'scripts/build/hmr/client.js'), 'utf8')
      const link = `<link id="hmr-styles" rel="stylesheet" href="${stylesUrl}">`
      return html.replace('</head>', () => `${link}<script>${script}</script></head>`)
    })

    api.onBeforeStartDevServer(({ server }) => {
      const channel = createHmrChannel()
      const styles = startStyleWorker(root, (text) => channel.send('styles', text))
      const folders = ['kernel', 'plugins'].map((folder) =>
        watch(join(root, folder), { recursive: true }, (_, name) => {
          if (name?.includes('locales/')) channel.send('texts', name)
        }),
      )
      api.onCloseDevServer(async () => {
        for (const folder of folders) folder.close()
        await styles.stop()
      })

      server.middlewares.use(async (request, response, next) => {
        const address = request.url ?? ''
        const language = textsPattern.exec(address)?.[1]
        if (address === '/__hmr') return channel.join(request, response)
        if (address === stylesUrl) {
          response.setHeader('Content-Type', 'text/css')
          return response.end(await styles.current())
        }
        if (language) {
          response.setHeader('Content-Type', 'application/json')
          response.setHeader('Cache-Control', 'no-store')
          return response.end(JSON.stringify(await bundleOf(root, language)))
        }
        next()
      })
    })
  },
})

function startStyleWorker(root: string, onChange: (text: string) => void) {
  const worker = new Worker(join(root, 'scripts/build/hmr/style-worker.mjs'), { workerData: { root } })
  let current = new Promise<string>((resolve) => worker.once('message', resolve))
  worker.on('message', (text: string) => {
    current = Promise.resolve(text)
    onChange(text)
  })
  return { current: () => current, stop: () => worker.terminate() }
}
