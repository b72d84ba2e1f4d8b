import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { freePort } from '../../process/free-port.mjs'
import { root, run } from '../../process/run.mjs'
import { startProgram } from './install-servers.mjs'

/**
 * A deployment under test: a folder with a copy of the build in `dist`.
 *
 * @typedef {{ folder: string, base: string, api: string }} Deployment `base` as in security.json; `api` is
 * the server's URL
 */

/**
 * A server program.
 *
 * @typedef {object} Server
 * @property {string} name
 * @property {() => Promise<boolean>} isInstalled
 * @property {(deployment: Deployment) => Promise<{ port: number, renewPolicy(): Promise<void>, stop():
 * Promise<void>, logs(): Promise<string> }>} start `renewPolicy` does what the recipe requires after a policy
 * change
 */

/** @type {Server[]} */
export const servers = [
  {
    name: 'serve',
    isInstalled: async () => true,
    start: (deployment) => startServe(deployment, root),
  },
  {
    name: 'container',
    isInstalled: async () => true,
    // No image is built: the files that it would contain must be sufficient.
    async start(deployment) {
      const image = join(deployment.folder, 'image')
      await copyAsContainerfileSays(image)
      return startServe(deployment, image)
    },
  },
  { name: 'nginx', isInstalled: () => answers('nginx', '-v'), start: startNginx },
  { name: 'caddy', isInstalled: () => answers('caddy', 'version'), start: startCaddy },
]

const recipe = (name) => readFile(join(root, 'scripts/deploy', name), 'utf8')
const answers = async (command, argument) => (await run(command, [argument])).code === 0

async function startServe({ folder, api }, cwd) {
  const port = await freePort()
  const options = ['--dir', join(folder, 'dist'), '--host', '127.0.0.1', '--port', String(port), '--api', api]
  const { stop, output } = await startProgram(process.execPath, ['scripts/serve.mjs', ...options], {
    cwd,
    port,
  })
  return { port, stop, logs: async () => output(), renewPolicy: async () => undefined }
}

async function copyAsContainerfileSays(image) {
  const [, stage = ''] = /^FROM \S+ AS server\n([\s\S]*?)^FROM/m.exec(await recipe('Containerfile')) ?? []
  for (const [, line] of stage.matchAll(/^COPY (.*)$/gm)) {
    const paths = line.split(' ')
    const target = paths.pop()
    for (const path of paths) {
      const isFile = path.endsWith('.mjs')
      const to = join(image, isFile ? path : target)
      await mkdir(dirname(to), { recursive: true })
      await cp(join(root, path), to, { recursive: true })
    }
  }
}

async function startNginx(deployment) {
  const { folder, base, api } = deployment
  const [port, inner] = [await freePort(), await freePort()]
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
    ...(hasBrotli ? [['# brotli_static on', 'brotli_static on']] : []),
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
${server}
${isBelow ? outer : ''}
}
`,
  )
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

async function startCaddy(deployment) {
  const { folder, base, api } = deployment
  const [port, admin] = [await freePort(), await freePort()]
  const file = join(folder, 'Caddyfile')
  const site = replaced(await recipe('Caddyfile'), [
    ['\n{\n\tlog {', `\n{\n\tadmin localhost:${admin}\n\tauto_https off\n\tlog {`],
    ['\n:8080 {', `\nhttp://:${port} {\n\tbind 127.0.0.1`],
    ['root * /srv/roda/dist', `root * ${folder}/dist`],
    ['import /etc/caddy/roda-headers.caddy', `import ${folder}/roda-headers.caddy`],
    ['reverse_proxy 127.0.0.1:5000', `reverse_proxy ${new URL(api).host}`],
    ...(base === '/'
      ? []
      : [['\thandle {', `\tredir ${base.slice(0, -1)} ${base} 308\n\thandle_path ${base}* {`]]),
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

/** Additional paths of the mock server: captcha and payment page. */
const mockAddresses = [['^/(api|', '^/(__mock|api|']]

/** Writes the headers as the recipe says. */
async function policy(deployment, form, file) {
  const { code, output } = await policyOf(deployment, form)
  if (code !== 0) throw new Error(output)
  await writeFile(join(deployment.folder, file), output)
}

/** The output of `npm run policy` for a deployment. */
export const policyOf = ({ folder, api }, form) =>
  run(process.execPath, ['scripts/policy.mjs', '--dir', join(folder, 'dist'), '--api', api, '--for', form])

/** Adapts a recipe to the test; fails if the replaced text no longer exists. */
function replaced(text, pairs) {
  return pairs.reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The recipe does not contain "${from}" any more.`)
    return result.replace(from, () => to)
  }, text)
}
