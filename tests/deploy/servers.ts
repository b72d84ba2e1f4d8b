import { spawnSync } from 'node:child_process'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import getPort from 'get-port'
import { root, run } from '../../scripts/process/run.mjs'
import { startProgram } from './start-program'

/** A deployment under test: a folder with a copy of the build in `dist`. */
export interface Deployment {
  readonly folder: string
  /** The base path of the build, as in security.json. */
  readonly base: string
  /** The URL of the API server. */
  readonly api: string
}

export interface RunningServer {
  readonly port: number
  /** Applies a changed Content Security Policy as the recipe requires. */
  readonly renewPolicy: () => Promise<unknown>
  readonly stop: () => Promise<void>
  readonly logs: () => Promise<string>
  readonly hasBrotli?: boolean
}

interface Server {
  readonly name: string
  /** The command that prints the server’s version; undefined for `npm run serve`. */
  readonly version?: readonly [string, string]
  /** Whether screens are rendered per request. */
  readonly rendersScreens?: boolean
  /** Whether the server caches screens, and sends other screens always in full, never as 304. */
  readonly cachesScreens?: boolean
  readonly start: (deployment: Deployment) => Promise<RunningServer>
}

const servers: readonly Server[] = [
  {
    name: 'serve',
    rendersScreens: true,
    start: (deployment) => startServe(deployment, root),
  },
  {
    name: 'container',
    rendersScreens: true,
    // The test builds no container image, but checks that the files of the image are sufficient to serve the product.
    async start(deployment) {
      const image = join(deployment.folder, 'image')
      await copyAsContainerfileSays(image)
      return startServe(deployment, image)
    },
  },
  { name: 'nginx', version: ['nginx', '-v'], start: startNginx },
  { name: 'caddy', version: ['caddy', 'version'], start: startCaddy },
  {
    name: 'nginx before serve',
    version: ['nginx', '-v'],
    rendersScreens: true,
    cachesScreens: true,
    start: startNginxBeforeServe,
  },
  {
    name: 'caddy before serve',
    version: ['caddy', 'version'],
    rendersScreens: true,
    start: startCaddyBeforeServe,
  },
]

/** The servers whose program is installed. */
export const installedServers = servers.filter(
  ({ version: [program, argument] = [process.execPath, '--version'] }) =>
    !spawnSync(program, [argument]).error,
)

const recipe = (name: string) => readFile(join(root, 'docs/integrators/recipes', name), 'utf8')

async function startServe({ folder, api }: Deployment, cwd: string): Promise<RunningServer> {
  const port = await getPort()
  const options = ['--dir', join(folder, 'dist'), '--host', '127.0.0.1', '--port', String(port), '--api', api]
  const { stop, output } = await startProgram(process.execPath, ['scripts/serve.mjs', ...options], {
    cwd,
    port,
  })
  return { port, stop, logs: async () => output(), renewPolicy: async () => undefined }
}

async function copyAsContainerfileSays(image: string): Promise<void> {
  const [, stage = ''] = /^FROM \S+ AS server\n([\s\S]*?)^FROM/m.exec(await recipe('Containerfile')) ?? []
  for (const [, line = ''] of stage.matchAll(/^COPY (?!--from)(.*)$/gm)) {
    const paths = line.split(' ')
    const target = paths.pop() ?? ''
    for (const path of paths) {
      const isFile = path.endsWith('.mjs')
      const to = join(image, isFile ? path : target)
      await mkdir(dirname(to), { recursive: true })
      await cp(join(root, path), to, { recursive: true })
    }
  }
}

async function startNginx(deployment: Deployment): Promise<RunningServer> {
  const { folder, base, api } = deployment
  const [port, inner] = [await getPort(), await getPort()]
  const isBelow = base !== '/'
  const hasBrotli = (await run('sh', ['-c', 'ls /etc/nginx/modules-enabled'])).output.includes(
    'brotli-static',
  )
  const server = replaced(await recipe('nginx.conf'), [
    ['listen 8080', `listen 127.0.0.1:${isBelow ? inner : port}`],
    ['root /srv/roda/dist', `root ${folder}/dist`],
    ['/etc/nginx/roda-headers.conf;', `${folder}/roda-headers.conf;`],
    ['/var/log/nginx/access.log', `${folder}/access.log`],
    ['server 127.0.0.1:5000', `server ${new URL(api).host}`],
    ...(hasBrotli ? [['# brotli_static on', 'brotli_static on'] as const] : []),
    ...mockAddresses,
  ])
  const outer = replaced(await recipe('nginx-below-a-path.conf'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['/var/log/nginx/access.log', `${folder}/access.log`],
    ['http://127.0.0.1:8080/;', `http://127.0.0.1:${inner}/;`],
    ['http://127.0.0.1:8080;', `http://127.0.0.1:${inner};`],
    ['= /app { return 308 /app/; }', `= ${base.slice(0, -1)} { return 308 ${base}; }`],
    ['location /app/ {', `location ${base} {`],
    ...mockAddresses,
  ])
  await writeNginxConfig(folder, isBelow ? server + outer : server)
  const writePolicy = () => policy(deployment, 'nginx', 'roda-headers.conf')
  await writePolicy()
  const options = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const { stop, output } = await startProgram('nginx', options, { cwd: folder, port })
  return {
    port,
    stop,
    logs: async () => output() + (await readFile(join(folder, 'access.log'), 'utf8')),
    hasBrotli,
    async renewPolicy() {
      await writePolicy()
      await run('nginx', [...options, '-s', 'reload'])
    },
  }
}

/** Writes a complete nginx.conf with `http` as the body of its http block. All files that nginx writes are in `folder`. */
async function writeNginxConfig(folder: string, http: string): Promise<void> {
  const isRoot = process.getuid?.() === 0
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  await writeFile(
    join(folder, 'nginx.conf'),
    `${isRoot ? 'user root;\n' : ''}daemon off;
pid ${folder}/nginx.pid;
error_log stderr;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
include /etc/nginx/mime.types;
access_log off;
${places.map((place) => `${place}_temp_path ${folder}/nginx-${place};`).join('\n')}
${http}
}
`,
  )
}

async function startNginxBeforeServe(deployment: Deployment): Promise<RunningServer> {
  const { folder } = deployment
  const [serve, port] = [await startServe(deployment, root), await getPort()]
  const server = replaced(await recipe('nginx-served.conf'), [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['server 127.0.0.1:8080;', `server 127.0.0.1:${serve.port};`],
    ['/var/log/nginx/access.log', `${folder}/access.log`],
    ['/var/cache/roda-nginx', `${folder}/cache`],
  ])
  await writeNginxConfig(folder, server)
  const options = ['-e', 'stderr', '-c', join(folder, 'nginx.conf')]
  const { stop, output } = await startProgram('nginx', options, { cwd: folder, port })
  return {
    port,
    logs: async () => output() + (await readFile(join(folder, 'access.log'), 'utf8')) + (await serve.logs()),
    renewPolicy: async () => undefined,
    async stop() {
      await stop()
      await serve.stop()
    },
  }
}

async function startCaddyBeforeServe(deployment: Deployment): Promise<RunningServer> {
  const { folder } = deployment
  const [serve, port, admin] = [await startServe(deployment, root), await getPort(), await getPort()]
  const file = join(folder, 'Caddyfile')
  const site = replaced(await recipe('Caddyfile-served'), [
    ['\n{\n\tlog {', `\n{\n\tadmin localhost:${admin}\n\tauto_https off\n\tlog {`],
    ['\n:8080 {', `\nhttp://:${port} {\n\tbind 127.0.0.1`],
    ['reverse_proxy 127.0.0.1:8081', `reverse_proxy 127.0.0.1:${serve.port}`],
  ])
  await writeFile(file, site)
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const options = ['--config', file, '--adapter', 'caddyfile']
  const { stop, output } = await startProgram('caddy', ['run', ...options], { cwd: folder, port, env })
  return {
    port,
    logs: async () => output() + (await serve.logs()),
    renewPolicy: async () => undefined,
    async stop() {
      await stop()
      await serve.stop()
    },
  }
}

async function startCaddy(deployment: Deployment): Promise<RunningServer> {
  const { folder, base, api } = deployment
  const [port, admin] = [await getPort(), await getPort()]
  const file = join(folder, 'Caddyfile')
  const site = replaced(await recipe('Caddyfile'), [
    ['\n{\n\tlog {', `\n{\n\tadmin localhost:${admin}\n\tauto_https off\n\tlog {`],
    ['\n:8080 {', `\nhttp://:${port} {\n\tbind 127.0.0.1`],
    ['root * /srv/roda/dist', `root * ${folder}/dist`],
    ['import /etc/caddy/roda-headers.caddy', `import ${folder}/roda-headers.caddy`],
    ['reverse_proxy 127.0.0.1:5000', `reverse_proxy ${new URL(api).host}`],
    ...(base === '/'
      ? []
      : [['\thandle {', `\tredir ${base.slice(0, -1)} ${base} 308\n\thandle_path ${base}* {`] as const]),
    ...mockAddresses,
  ])
  await writeFile(file, site)
  const writePolicy = () => policy(deployment, 'caddy', 'roda-headers.caddy')
  await writePolicy()
  const env = { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const options = ['--config', file, '--adapter', 'caddyfile']
  const { stop, output } = await startProgram('caddy', ['run', ...options], { cwd: folder, port, env })
  return {
    port,
    stop,
    logs: async () => output(),
    async renewPolicy() {
      await writePolicy()
      await run('caddy', ['reload', ...options, '--address', `localhost:${admin}`])
    },
  }
}

/** Makes a recipe also forward the paths of the mock server’s captcha and payment page. */
const mockAddresses: readonly Replacement[] = [['^/(api|', '^/(__mock|api|']]

/** Writes the file with the headers for a server, as the recipe says. */
async function policy(deployment: Deployment, form: string, file: string): Promise<void> {
  const { code, output } = await policyOf(deployment, form)
  if (code !== 0) throw new Error(output)
  await writeFile(join(deployment.folder, file), output)
}

/** Returns the output of `npm run serve -- --policy` for a deployment. */
export const policyOf = ({ folder, api }: Pick<Deployment, 'folder' | 'api'>, form: string) =>
  run(process.execPath, ['scripts/serve.mjs', '--dir', join(folder, 'dist'), '--api', api, '--policy', form])

type Replacement = readonly [from: string, to: string]

/** Adapts a recipe to the test; fails if the replaced text no longer exists. */
function replaced(text: string, pairs: readonly Replacement[]): string {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The recipe does not contain "${from}" any more.`)
    return result.replace(from, () => to)
  }, text)
}
