/**
 * Outside sources that a plugin needs: whose frames it shows, whose pictures, whom it calls.
 *
 * @typedef {{ frames: string[], pictures: string[], connections: string[] }} Sources
 */

const kinds = ['frames', 'pictures', 'connections']

const safeHost = /^(https|wss):\/\/((\*\.)?[a-z\d-]+(\.[a-z\d-]+)+)(:\d+)?(\/[\w.~%/-]*)?$/i
/** While developing: nobody reads along on one's own machine. */
const localhostUrl = /^(https?|wss?):\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/[\w.~%/-]*)?$/i
const hostName = /^([a-z\d._-]+|\[[\da-f:.]+\])$/i

/**
 * Reads what a plugin says of its sources; what cannot be let in is left out and named.
 *
 * @param {string} owner whose they are, for the sentences: `plugins/posts/sources.json`
 * @param {unknown} declared in place of `{name}` stands what the deployment has set of the plugin: an address of another host, as
 *   a web address and as a socket's. A path is ours and needs no mention
 * @param {object} [own] what config.json says of the plugin; one from outside has nothing of that kind
 * @returns {{ sources: Sources, faults: string[] }} `faults` are sentences
 */
export function readSources(owner, declared, own) {
  const sources = { frames: [], pictures: [], connections: [] }
  if (declared === undefined) return { sources, faults: [] }
  if (!isPlain(declared)) return { sources, faults: [`${owner} must be an object of ${kinds.join(', ')}.`] }
  const faults = []
  for (const [kind, list] of Object.entries(declared)) {
    if (!kinds.includes(kind))
      faults.push(`${owner}: ${kind} is no kind of source; there are ${kinds.join(', ')}.`)
    else if (!Array.isArray(list)) faults.push(`${owner}: ${kind} must be a list of addresses.`)
    else {
      const isGood = (one) => isSource(one) || (own && settingIn(one))
      sources[kind] = list.filter(isGood).flatMap((one) => (isSource(one) ? [one] : originsSet(own, one)))
      for (const source of list.filter((one) => !isGood(one))) {
        faults.push(
          `${owner}: ${JSON.stringify(source)} in ${kind} is no source; it must begin with https:// or wss:// and name a host, such as https://player.example.com.`,
        )
      }
    }
  }
  return { sources, faults }
}

const settingIn = (source) => /^\{(\w+)\}$/.exec(String(source))?.[1]

/** Whoever deploys may name hosts that a plugin may not, as for `api.url`: those of their own network. */
function originsSet(own, source) {
  const origin = originOf(own[settingIn(source)])
  return origin ? [origin, origin.replace(/^http/, 'ws')] : []
}

/**
 * What the plugins that are switched on may load, and whom they may talk to: those of the build, and those from outside
 * that config.json names.
 *
 * @param {Record<string, Partial<Sources>> | undefined} built what each plugin of the build declares, by id
 * @param {object} settings the deployment's config.json, as far as it could be read
 * @returns {{ needs: Sources & { scripts: string[], styles: string[], fonts: string[] }, faults: string[] }}
 */
export function pluginNeeds(built = {}, settings) {
  const isOn = (id) => {
    const said = settings?.plugins?.[id]
    return said !== false && said?.enabled !== false
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

/** A plugin from outside brings scripts and styles from where they are, and pictures and fonts that lie beside them. */
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
    },
    faults,
  }
}

function place(address, name, faults) {
  const isPath = typeof address === 'string' && /^\/(?![/\\])/.test(address)
  const origin = originOf(address)
  if (!isPath && !origin) {
    faults.push(
      `${name} is ${JSON.stringify(address)}; it must be a path, or an address that begins with https://.`,
    )
  }
  return origin
}

/** The origin of an absolute web address; a relative one is ours and needs no mention. */
export function originOf(address) {
  if (typeof address !== 'string' || !/^https?:\/\//.test(address) || !URL.canParse(address)) return
  const { hostname, origin } = new URL(address)
  // A semicolon in the name of a host would begin another directive.
  return hostName.test(hostname) ? origin : undefined
}

const isSource = (text) => typeof text === 'string' && (safeHost.test(text) || localhostUrl.test(text))

const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)
