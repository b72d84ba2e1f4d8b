// `npm run dev`: serves the product with hot reload and the mock server. API_URL=https://… uses a real server
// instead.
import { readdirSync, realpathSync, watch } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { build } from './build-targets.mjs'
import { onEnd } from './process/on-end.mjs'
import { readOptions, wholeNumber } from './process/options.mjs'
import { root } from './process/run.mjs'
import { describeAccounts, describeMockState, describeScenarios, isHttpUrl } from './serve/banner.mjs'
import {
  readScenarioOptions,
  scenarioOptions,
  scenarioOptionsHelp,
  wantsScenarioList,
} from './serve/mock-options.mjs'
import { loadScenarios, serveMock, stateFilePath } from './serve/mock-server.mjs'
import { plainHeaders } from './serve/security-headers.mjs'
import { generateCode } from './setup/generated-code.mjs'
import { setUp } from './setup.mjs'

const help = `npm run dev -- [options]

  --port NUMBER   the port to listen on (4200; the next free one if it is in use)
  --host NAME     the address to listen on (localhost; 0.0.0.0 for all network interfaces)
  --seed NUMBER   the seed of the mock data; the state of each seed is stored separately
${scenarioOptionsHelp}

API_URL=https://… uses that server instead of the mock server.`

const options = readOptions(
  help,
  {
    port: { type: 'string', default: '4200' },
    host: { type: 'string', default: 'localhost' },
    seed: { type: 'string' },
    ...scenarioOptions,
  },
  (values) => ({
    ...values,
    port: wholeNumber('--port', values.port, 65535),
    seed: values.seed && wholeNumber('--seed', values.seed),
  }),
)

const apiUrl = process.env.API_URL?.replace(/\/+$/, '')
if (apiUrl && !isHttpUrl(apiUrl)) {
  console.error(`API_URL is ${apiUrl}; it must begin with http:// or https://.`)
  process.exit(1)
}

process.env.NODE_ENV = 'development'
await setUp()

const backend = apiUrl ? undefined : await startMockServer()
const { address, close } = await startDevServer(apiUrl ?? backend.address).catch((error) => {
  console.error(`The development server cannot listen on ${options.host}: ${error.message}.`)
  process.exit(1)
})

console.log(`\nRoda is at ${address}; saved changes are applied without a reload.`)
console.log(backend ? describeAccounts(backend.accounts) : `API server: ${apiUrl}`)
if (backend) console.log(describeMockState(await backend.situation()))

onChange('kernel/kit/ui/tokens', () => generateCode(console.log))
onEnd(stop)

async function startMockServer() {
  await build('mock server')
  if (wantsScenarioList(options)) {
    console.log(describeScenarios(await loadScenarios()))
    process.exit()
  }
  const mock = await openMock(options.seed)
  const rebuild = async () => {
    await build('mock server')
    await mock.reload()
  }
  for (const path of ['mocks', 'openapi.yaml']) onChange(path, rebuild)
  // Watches the whole folder, because plugins may be added. The pattern matches names without a dot because some systems
  // report only the folder of a new plugin, not its files.
  for (const path of ['plugins', ...linkedPlugins()])
    onChange(path, rebuild, (file) => /^(mock\.ts|openapi\.yaml|[^.]*)$/.test(basename(file)))
  return mock
}

/** The folders of linked plugins, such as one in a repository of its own: watching a folder does not follow links. */
function linkedPlugins() {
  return readdirSync(join(root, 'plugins'), { withFileTypes: true })
    .filter((entry) => entry.isSymbolicLink())
    .map(({ name }) => realpathSync(join(root, 'plugins', name)))
}

async function openMock(seed) {
  try {
    return await serveMock({
      seed,
      stateFile: stateFilePath(seed),
      scenarioOptions: readScenarioOptions(options),
      settingsFile: join(root, 'kernel/served/public/config.json'),
    })
  } catch (error) {
    console.error(error.message)
    return process.exit(1)
  }
}

async function startDevServer(target) {
  const { createRsbuild, loadConfig, mergeRsbuildConfig } = await import('@rsbuild/core')
  const { content } = await loadConfig({ cwd: root })
  const paths = ['/api', '/MessageHub', '/posts/images', '/profile/images', '/__mock']
  const rsbuild = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(content, {
      server: {
        port: options.port,
        host: options.host,
        printUrls: false,
        // Sends no Content Security Policy, because hot reload needs inline styles and its own web socket.
        headers: plainHeaders,
        // Handles URLs such as /?scenario=slow and the settings that scenarios change.
        setup: ({ server }) => {
          server.middlewares.use(async (request, response, next) => {
            if (!(await backend?.handle(request, response))) next()
          })
        },
        // Usernames may contain dots, so a path with a dot may be a public page.
        historyApiFallback: { disableDotRule: true },
        proxy: Object.fromEntries(
          paths.map((path) => [path, { target, ws: path === '/MessageHub', changeOrigin: Boolean(apiUrl) }]),
        ),
      },
    }),
  })
  const { urls, server } = await rsbuild.startDevServer()
  return { address: urls[0], close: () => server.close() }
}

/** Runs a task shortly after a file was saved, once for several files. A failed task runs again after the next save. */
function onChange(path, task, matches = () => true) {
  let timer
  watch(resolve(root, path), { recursive: true }, (_, file) => {
    if (!matches(file ?? '')) return
    clearTimeout(timer)
    timer = setTimeout(() => task().catch((error) => console.error(error.message)), 100)
  })
}

async function stop() {
  await close()
  await backend?.close()
}
