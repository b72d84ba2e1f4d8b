import { isLocal } from './request-path.mjs'

/**
 * The URLs of other hosts that a plugin needs for frames, images and connections.
 *
 * @typedef {{ frames: string[], pictures: string[], connections: string[] }} Sources
 */

const kinds = ['frames', 'pictures', 'connections']

const safeHost = /^(https|wss):\/\/((\*\.)?[a-z\d-]+(\.[a-z\d-]+)+)(:\d+)?(\/[\w.~%/-]*)?$/i
/** Matches URLs of localhost, the only host for which plain http is allowed. */
const localhostUrl = /^(https?|wss?):\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/[\w.~%/-]*)?$/i
const hostName = /^([a-z\d._-]+|\[[\da-f:.]+\])$/i

/**
 * Reads the declared sources of a plugin. Skips invalid sources and reports them.
 *
 * @param {string} owner the name of the plugin or its file in messages, such as `plugins/posts/sources.json`
 * @param {unknown} declared the declared sources; `{name}` is replaced by the origin of the URL in the plugin's setting
 * `name`, as http and web socket origin
 * @param {object} [own] the plugin's settings in config.json; remote plugins have none
 * @returns {{ sources: Sources, faults: string[] }} `faults` are messages about invalid sources
 */
export function readSources(owner, declared, own) {
  const sources = { frames: [], pictures: [], connections: [] }
  if (declared === undefined) return { sources, faults: [] }
  if (!isPlain(declared)) return { sources, faults: [`${owner} must be an object of ${kinds.join(', ')}.`] }
  const faults = []
  for (const [kind, list] of Object.entries(declared)) {
    if (!kinds.includes(kind))
      faults.push(`${owner}: ${kind} is not a kind of source; use ${kinds.join(', ')}.`)
    else if (!Array.isArray(list)) faults.push(`${owner}: ${kind} must be a list of URLs.`)
    else {
      const isGood = (one) => isSource(one) || (own && settingIn(one))
      sources[kind] = list.filter(isGood).flatMap((one) => (isSource(one) ? [one] : originsSet(own, one)))
      for (const source of list.filter((one) => !isGood(one))) {
        faults.push(
          `${owner}: ${JSON.stringify(source)} in ${kind} is not a valid source; it must start with https:// or wss:// and a host, such as https://player.example.com.`,
        )
      }
    }
  }
  return { sources, faults }
}

const settingIn = (source) => /^\{(\w+)\}$/.exec(String(source))?.[1]

/**
 * Reads the origin that a plugin setting names. Unlike a source that a plugin declares, it may be a host of the
 * deployment's own network.
 */
function originsSet(own, source) {
  const origin = originOf(own[settingIn(source)])
  return origin ? [origin, origin.replace(/^http/, 'ws')] : []
}

/**
 * Lists what the enabled plugins may load and connect to: the plugins of the build and the `remotes` of config.json.
 *
 * @param {Record<string, Partial<Sources>> | undefined} built the sources that each plugin of the build
 * declares, by id
 * @param {object} settings config.json of the deployment, as far as it could be read
 */
export function pluginNeeds(built = {}, settings) {
  const isOn = (id) => {
    const setting = settings?.plugins?.[id]
    return setting !== false && setting?.enabled !== false
  }
  const own = Object.entries(built).map(([id, declared]) => ({
    id,
    ...readSources(id, declared, Object(settings?.plugins?.[id])),
  }))
  const named = Array.isArray(settings?.remotes) ? settings.remotes : []
  const all = [...own, ...named.map(remoteNeeds)].filter(({ id }) => isOn(id))
  const gather = (kind) => all.flatMap(({ sources }) => sources[kind] ?? [])
  return {
    needs: {
      ...Object.fromEntries(kinds.map((kind) => [kind, gather(kind)])),
      scripts: gather('scripts'),
      styles: gather('styles'),
      fonts: gather('fonts'),
    },
    faults: all.flatMap(({ faults }) => faults),
  }
}

/**
 * Lists what a remote plugin needs: scripts and styles from its URL, images and fonts next to them, and connections,
 * because the product checks its files with `fetch`.
 */
function remoteNeeds(remote, index) {
  const owner = `remotes[${index}]${isPlain(remote) && remote.id ? ` (${remote.id})` : ''}`
  if (!isPlain(remote))
    return { id: '', sources: {}, faults: [`${owner} must be an object with id and url.`] }
  const { sources, faults } = readSources(`${owner}.sources`, remote.sources)
  const sheets = Array.isArray(remote.styles) ? remote.styles : []
  const script = place(remote.url, `${owner}.url`, faults)
  const styles = sheets.map((sheet, at) => place(sheet?.url, `${owner}.styles[${at}].url`, faults))
  const places = [script, ...styles].filter(Boolean)
  return {
    id: String(remote.id),
    sources: {
      ...sources,
      scripts: [script].filter(Boolean),
      styles: styles.filter(Boolean),
      fonts: places,
      pictures: [...sources.pictures, ...places],
      connections: [...sources.connections, ...places],
    },
    faults,
  }
}

function place(address, name, faults) {
  const origin = originOf(address)
  if (!origin && !isLocal(address)) {
    faults.push(
      `${name} is ${JSON.stringify(address)}; it must be a path, or a URL that starts with https://.`,
    )
  }
  return origin
}

/** Returns the origin of an absolute URL, or undefined for a relative URL, which is same-origin. */
export function originOf(address) {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address) || !URL.canParse(address)) return
  const { hostname, origin } = new URL(address)
  // A semicolon in a host name would start another directive of the policy.
  return hostName.test(hostname) ? origin : undefined
}

const isSource = (text) => typeof text === 'string' && (safeHost.test(text) || localhostUrl.test(text))

const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
