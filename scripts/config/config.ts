import { isBuiltInLanguage, languages } from '@kernel/core/config/languages'
import {
  type ConfigIssue,
  describeExpected,
  parseWithDefaults,
} from '@kernel/core/config/parse-with-defaults'
import { type Settings, settingsSchema } from '@kernel/core/config/schema'
import { asRecord } from '@kernel/core/parse/parse'
import { type LoadedPlugin, loadPlugins } from '@kernel/core/plugin/load-plugins'
import type { PluginManifest } from '@kernel/core/plugin/manifest'
import { createRegistry, type Registry } from '@kernel/core/plugin/registry'
import { loginRoute } from '@kernel/core/session/routes'
import { kernelPlugin } from '@kernel/frame/kernel-plugin'
import { issuePath, remoteSchema } from '@kernel/remotes/remote-settings'
import { plugins } from '@plugins/manifests'
import * as v from 'valibot'
import { readSources } from '../serve/sources.mjs'
import { composeSchema } from './compose-schema'
import { unknownKeys } from './unknown-keys'

/** The JSON Schema of `config.json` with the settings of all plugins. */
export async function configSchema() {
  return composeSchema(await schemasOf(await loadPlugins(plugins, { plugins: {} })))
}

/**
 * Lists all problems of a deployment's settings: those that the product reports, and unknown keys, which the product
 * ignores.
 *
 * @param input the parsed config.json
 */
export async function lintConfig(input: unknown): Promise<ConfigIssue[]> {
  const { values, faults } = parseWithDefaults(settingsSchema, input)
  const kernel = { id: kernelPlugin.id, manifest: kernelPlugin }
  const all = await loadPlugins(plugins, { plugins: {} })
  const whole = createRegistry([...all, kernel], { slots: {} })
  const loaded = [...(await loadPlugins(plugins, values)), kernel]
  const inForce = createRegistry(loaded, values)
  const unarranged = createRegistry(loaded, { slots: {} })
  // Only browsers load remote plugins, so what their slots and entries are is not known here.
  const isOfRemote = (id: string) => isRemote(id.split('/')[0] ?? '', values.remotes)
  return [
    ...faults,
    ...inForce.faults,
    ...addressFaults(values),
    ...languageFaults(values),
    ...captchaFaults(values),
    ...values.remotes.flatMap((item, index) => remoteFaults(item, `remotes.${index}`)),
    ...idFaults(
      values.remotes,
      all.map(({ id }) => id),
    ),
    ...unknownKeys(composeSchema(await schemasOf(all)), input),
    ...Object.entries(values.slots).flatMap(([slot, { remove, order }]): ConfigIssue[] => {
      const idsIn = (registry: Registry) => registry.entriesOf({ kind: 'slot', id: slot }).map(({ id }) => id)
      const [known, on] = [idsIn(whole), idsIn(unarranged)]
      if (isOfRemote(slot)) return []
      if (remove.length + order.length === 0 && known.length === 0)
        return [{ key: `slots.${slot}`, value: values.slots[slot], expected: oneOf(known) }]
      const fault = (list: string, value: string, index: number, expected: string) => [
        { key: `slots.${slot}.${list}.${index}`, value, expected },
      ]
      return [
        ...remove.flatMap((id, index) =>
          known.includes(id) || isOfRemote(id) ? [] : fault('remove', id, index, oneOf(known)),
        ),
        ...order.flatMap((id, index) => {
          if (!known.includes(id) && !isOfRemote(id)) return fault('order', id, index, oneOf(known))
          if (remove.includes(id)) return fault('order', id, index, 'an entry that is not removed')
          return on.includes(id) || isOfRemote(id)
            ? []
            : fault('order', id, index, 'an entry of a plugin that is on')
        }),
      ]
    }),
    ...Object.entries(values.plugins)
      .filter(([id]) => !all.some((plugin) => plugin.id === id) && !isRemote(id, values.remotes))
      .map(([id, value]) => ({
        key: `plugins.${id}`,
        value,
        expected: oneOf(all.map((plugin) => plugin.id)),
      })),
    // A remote plugin may have the screen that is missing.
    ...(values.remotes.length > 0 ? [] : needFaults(loaded, inForce, whole, values)),
    ...inForce.plugins
      .filter(({ reason }) => reason && reason !== 'disabled')
      .map(({ id, detail }) => ({
        key: `plugins.${id}`,
        value: values.plugins[id] ?? true,
        expected: `an enabled set of plugins that satisfies all dependencies: ${detail}`,
      })),
  ]
}

/** The screens of other plugins without which a plugin is of no use: for those with screens for members, the login. */
const needsOf = ({ needs = [], routes = [] }: PluginManifest) =>
  routes.some(({ access }) => access === 'member') ? [...needs, loginRoute] : needs

/** Reports plugins that are off although others need their screens. */
function needFaults(
  loaded: readonly LoadedPlugin[],
  inForce: Registry,
  whole: Registry,
  { plugins: chosen }: Settings,
): ConfigIssue[] {
  const missing = loaded.flatMap((plugin) =>
    'off' in plugin || plugin.manifest === kernelPlugin
      ? []
      : needsOf(plugin.manifest)
          .filter((route) => !inForce.pageOf(route))
          .map((route) => ({ user: plugin.id, needed: whole.pageOf(route)?.plugin ?? route.id })),
  )
  return [...new Set(missing.map(({ needed }) => needed))].map((id) => {
    const users = missing.filter(({ needed }) => needed === id).map(({ user }) => user)
    const expected = `true, because these plugins need its screens: ${users.join(', ')}`
    return { key: `plugins.${id}`, value: chosen[id] ?? true, expected }
  })
}

/** Reports URLs that do not parse, and relative URLs, which would resolve differently on each screen. */
function addressFaults({ api, brand, captcha }: Settings): ConfigIssue[] {
  const addresses = { 'brand.logo': brand.logo, 'captcha.challengeUrl': captcha.challengeUrl }
  // Browsers reject calls to a URL that contains credentials.
  const url = api.url ? new URL(api.url) : undefined
  const apiExpectations = [
    [url?.username || url?.password, 'a URL without user name and password'],
    [url?.search || url?.hash, 'a URL without query and fragment'],
    [
      /\/api\/?$/i.test(url?.pathname ?? ''),
      'a URL without /api at the end: call paths already start with it',
    ],
  ] as const
  const isRelative = !/^(?:https?:|data:|\/|$)/i.test(brand.logo)
  return [
    ...Object.entries(addresses)
      .filter(([, value]) => !URL.canParse(value, 'https://own.example'))
      .map(([key, value]) => ({ key, value, expected: 'a valid URL' })),
    ...apiExpectations
      .filter(([isFault]) => isFault)
      .map(([, expected]) => ({ key: 'api.url', value: api.url.replace(/\/\/[^/]*@/, '//***@'), expected })),
    ...(isRelative
      ? [
          {
            key: 'brand.logo',
            value: brand.logo,
            expected: 'a path that starts with a slash, or an absolute URL',
          },
        ]
      : []),
  ]
}

function languageFaults({ language: { default: usual, offered, texts }, brand }: Settings): ConfigIssue[] {
  const labels = brand.links.flatMap(({ label }, index) =>
    Object.entries(Object(typeof label === 'string' ? {} : label)).map(
      ([language, value]) => [language, `brand.links.${index}.label.${language}`, value] as const,
    ),
  )
  return [
    ...(offered.length === 0
      ? [{ key: 'language.offered', value: offered, expected: `at least one of ${languages.join(', ')}` }]
      : offered.includes(usual)
        ? []
        : [
            { key: 'language.default', value: usual, expected: `an offered language: ${offered.join(', ')}` },
          ]),
    ...(texts === ''
      ? offered
          .filter((language) => !isBuiltInLanguage(language))
          .map((language) => ({
            key: 'language.texts',
            value: texts,
            expected: `a file with the texts of ${language}, because the build has none`,
          }))
      : []),
    ...labels
      .filter(([language]) => ![...languages, ...offered].includes(language))
      .map(([, key, value]) => ({ key, value, expected: `a label in one of ${offered.join(', ')}` })),
  ]
}

function captchaFaults({ captcha: { provider, siteKey, challengeUrl } }: Settings): ConfigIssue[] {
  if (provider === 'none') return []
  if (provider === 'altcha')
    return challengeUrl === ''
      ? [
          {
            key: 'captcha.challengeUrl',
            value: '',
            expected: "the URL of your server's challenge",
          },
        ]
      : []
  return siteKey === ''
    ? [
        {
          key: 'captcha.siteKey',
          value: '',
          expected: `the public key that ${provider} issued for your site`,
        },
      ]
    : []
}

function remoteFaults(item: unknown, at: string): ConfigIssue[] {
  const { issues = [] } = v.safeParse(remoteSchema, item)
  const { sources } = asRecord(item)
  return [
    ...issues.map((issue) => ({
      key: [at, issuePath(issue)].filter(Boolean).join('.'),
      value: issue.input,
      expected: describeExpected(issue),
    })),
    // Sources of a remote plugin follow the same rule as those in the Content Security Policy.
    ...Object.entries(asRecord(sources)).flatMap(([kind, list]) =>
      (Array.isArray(list) ? list : []).flatMap((source, index) =>
        readSources(at, { [kind]: [source] }).faults.length > 0
          ? [
              {
                key: `${at}.sources.${kind}.${index}`,
                value: source,
                expected: 'https:// or wss:// and a host, such as https://player.example.com',
              },
            ]
          : [],
      ),
    ),
  ]
}

/** Reports remote plugins whose id is used twice, because the product drops the second one. */
function idFaults(remotes: readonly unknown[], built: readonly string[]): ConfigIssue[] {
  const ids = remotes.map((item) => asRecord(item).id)
  return ids.flatMap((id, index) => {
    const isBuilt = built.some((own) => own === id)
    if (!isBuilt && ids.indexOf(id) === index) return []
    const expected = isBuilt ? 'an id that no built-in plugin has' : 'a unique id'
    return [{ key: `remotes.${index}.id`, value: id, expected }]
  })
}

const isRemote = (id: string, remotes: readonly unknown[]) => remotes.some((item) => asRecord(item).id === id)

const schemasOf = (loaded: readonly LoadedPlugin[]) =>
  Promise.all(
    loaded.map(async (plugin) => {
      const settings = 'manifest' in plugin ? await plugin.manifest.settings?.() : undefined
      return { id: plugin.id, schema: settings?.default.schema }
    }),
  )

const oneOf = (known: readonly string[]) =>
  known.length > 0 ? `one of ${known.join(', ')}` : 'a slot with contributions'
