import { languages } from '@kernel/core/config/languages'
import {
  type ConfigIssue,
  describeExpected,
  parseWithDefaults,
} from '@kernel/core/config/parse-with-defaults'
import { type Settings, settingsSchema } from '@kernel/core/config/schema'
import { asRecord } from '@kernel/core/parse/parse'
import { type LoadedPlugin, loadPlugins } from '@kernel/core/plugin/load-plugins'
import { createRegistry, type Registry } from '@kernel/core/plugin/registry'
import { issuePath, remoteSchema } from '@kernel/core/remotes/remote-settings'
import { kernelPlugin } from '@kernel/shell/boot/kernel-plugin'
import { plugins } from '@plugins/manifests'
import * as v from 'valibot'
import { readSources } from '../serve/sources.mjs'
import { composeSchema } from './compose-schema'
import { unknownKeys } from './unknown-keys'

/** The JSON Schema of `config.json`, put together of the kernel's and all plugins' schemas. */
export async function configSchema() {
  return composeSchema(await schemasOf(await loadPlugins(plugins, { plugins: {} })))
}

/**
 * Every fault of a deployment's settings, as the product would report them, and those that the product passes over:
 * names that mean nothing.
 *
 * @param input what config.json holds
 */
export async function lintConfig(input: unknown): Promise<ConfigIssue[]> {
  const { values, faults } = parseWithDefaults(settingsSchema, input)
  const kernel = { id: kernelPlugin.id, manifest: kernelPlugin }
  const all = await loadPlugins(plugins, { plugins: {} })
  const whole = createRegistry([...all, kernel], { slots: {} })
  const loaded = [...(await loadPlugins(plugins, values)), kernel]
  const inForce = createRegistry(loaded, values)
  const unarranged = createRegistry(loaded, { slots: {} })
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
      if (remove.length + order.length === 0 && known.length === 0)
        return [{ key: `slots.${slot}`, value: values.slots[slot], expected: oneOf(known) }]
      const fault = (list: string, value: string, index: number, expected: string) => [
        { key: `slots.${slot}.${list}.${index}`, value, expected },
      ]
      return [
        ...remove.flatMap((id, index) =>
          known.includes(id) ? [] : fault('remove', id, index, oneOf(known)),
        ),
        ...order.flatMap((id, index) => {
          if (!known.includes(id)) return fault('order', id, index, oneOf(known))
          if (remove.includes(id)) return fault('order', id, index, 'an entry that is not removed')
          return on.includes(id) ? [] : fault('order', id, index, 'an entry of a plugin that is on')
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
    ...inForce.plugins
      .filter(({ reason }) => reason && reason !== 'disabled')
      .map(({ id, detail }) => ({
        key: `plugins.${id}`,
        value: values.plugins[id] ?? true,
        expected: `a set of plugins in which each finds what it needs: ${detail}`,
      })),
  ]
}

/** What has the form of an address and is none, and what leads elsewhere from each screen. */
function addressFaults({ api, brand, captcha, language, studio }: Settings): ConfigIssue[] {
  const addresses = {
    'api.url': api.url,
    'brand.logo': brand.logo,
    'language.geolocation': language.geolocation,
    'captcha.challengeUrl': captcha.challengeUrl,
    'studio.url': studio.url,
  }
  // Credentials would be in every call's address, which browsers refuse.
  const url = URL.canParse(api.url) ? new URL(api.url) : undefined
  const apiExpectations = [
    [url?.username || url?.password, 'an address without a name and a password in it'],
    [url?.search || url?.hash, 'an address without a query and a fragment'],
    [
      /\/api\/?$/i.test(url?.pathname ?? ''),
      'an address without /api at its end: the paths of calls begin with it',
    ],
  ] as const
  const isRelative = !/^(?:https?:|data:|\/|$)/i.test(brand.logo)
  return [
    ...Object.entries(addresses)
      .filter(([, value]) => !URL.canParse(value, 'https://own.example'))
      .map(([key, value]) => ({ key, value, expected: 'an address that browsers can read' })),
    ...apiExpectations
      .filter(([isFault]) => isFault)
      .map(([, expected]) => ({ key: 'api.url', value: api.url.replace(/\/\/[^/]*@/, '//***@'), expected })),
    ...(isRelative
      ? [
          {
            key: 'brand.logo',
            value: brand.logo,
            expected: 'a path that begins with a slash, or a whole address',
          },
        ]
      : []),
  ]
}

/** Languages that nobody could choose or read. */
function languageFaults({ language: { default: usual, offered }, brand }: Settings): ConfigIssue[] {
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
            { key: 'language.default', value: usual, expected: `one that is offered: ${offered.join(', ')}` },
          ]),
    ...labels
      .filter(([language]) => !languages.some((known) => known === language))
      .map(([, key, value]) => ({ key, value, expected: `a label in one of ${languages.join(', ')}` })),
  ]
}

/** What the chosen provider needs beside its name. */
function captchaFaults({ captcha: { provider, siteKey, challengeUrl } }: Settings): ConfigIssue[] {
  if (provider === 'none') return []
  if (provider === 'altcha')
    return challengeUrl === ''
      ? [
          {
            key: 'captcha.challengeUrl',
            value: '',
            expected: 'the address where your server hands out challenges',
          },
        ]
      : []
  return siteKey === ''
    ? [
        {
          key: 'captcha.siteKey',
          value: '',
          expected: `the public key that ${provider} gave out for your site`,
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
    // Held to the rule of what makes the policy.
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

/** Of two plugins with one id the later is left out. */
function idFaults(remotes: readonly unknown[], built: readonly string[]): ConfigIssue[] {
  const ids = remotes.map((item) => asRecord(item).id)
  return ids.flatMap((id, index) => {
    const isBuilt = built.some((own) => own === id)
    if (!isBuilt && ids.indexOf(id) === index) return []
    const expected = isBuilt ? 'an id that no plugin of the build has' : 'an id that is there once'
    return [{ key: `remotes.${index}.id`, value: id, expected }]
  })
}

const isRemote = (id: string, remotes: readonly unknown[]) => remotes.some((item) => asRecord(item).id === id)

/** The settings of each plugin; nothing where it has none. */
const schemasOf = (loaded: readonly LoadedPlugin[]) =>
  Promise.all(
    loaded.map(async (plugin) => {
      const settings = 'manifest' in plugin ? await plugin.manifest.settings?.() : undefined
      return { id: plugin.id, schema: settings?.default.schema }
    }),
  )

const oneOf = (known: readonly string[]) =>
  known.length > 0 ? `one of ${known.join(', ')}` : 'a slot that some plugin fills'
