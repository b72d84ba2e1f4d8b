import { expectedBy, readBy, type SettingsFault } from '@kernel/config/read-by'
import { type Settings, settingsSchema } from '@kernel/config/schema'
import { fields } from '@kernel/http/read'
import { type LoadedPlugin, loadPlugins } from '@kernel/plugin/load-plugins'
import { createRegistry } from '@kernel/plugin/registry'
import { keyOf, remoteSchema } from '@kernel/remotes/remote-settings'
import { kernelPlugin } from '@kernel/shell/kernel-plugin'
import { plugins } from '@plugins/manifests'
import * as v from 'valibot'
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
export async function configFaults(input: unknown): Promise<SettingsFault[]> {
  const { values, faults } = readBy(settingsSchema, input)
  const kernel = { id: kernelPlugin.id, manifest: kernelPlugin }
  const all = await loadPlugins(plugins, { plugins: {} })
  const whole = createRegistry([...all, kernel], { slots: {} })
  const inForce = createRegistry([...(await loadPlugins(plugins, values)), kernel], values)
  return [
    ...faults,
    ...inForce.faults,
    ...addressFaults(values),
    ...values.remotes.flatMap((item, index) => remoteFaults(item, `remotes.${index}`)),
    ...unknownKeys(composeSchema(await schemasOf(all)), input),
    ...Object.entries(values.slots).flatMap(([slot, { remove, order }]): SettingsFault[] => {
      const known = whole.entriesOf({ kind: 'slot', id: slot }).map(({ id }) => id)
      const wishes = [...remove, ...order]
      if (wishes.length === 0 && known.length === 0)
        return [{ key: `slots.${slot}`, value: values.slots[slot], expected: oneOf(known) }]
      return wishes
        .filter((id) => !known.includes(id))
        .map((id) => ({ key: `slots.${slot}`, value: id, expected: oneOf(known) }))
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
function addressFaults({ api, brand, captcha, language, studio }: Settings): SettingsFault[] {
  const addresses = {
    'api.url': api.url,
    'brand.logo': brand.logo,
    'language.geolocation': language.geolocation,
    'captcha.challengeUrl': captcha.challengeUrl,
    'studio.url': studio.url,
  }
  const isRelative = !/^(?:https?:|data:|\/|$)/i.test(brand.logo)
  return [
    ...Object.entries(addresses)
      .filter(([, value]) => !URL.canParse(value, 'https://own.example'))
      .map(([key, value]) => ({ key, value, expected: 'an address that browsers can read' })),
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

function remoteFaults(item: unknown, at: string): SettingsFault[] {
  const { issues = [] } = v.safeParse(remoteSchema, item)
  return issues.map((issue) => ({
    key: [at, keyOf(issue)].filter(Boolean).join('.'),
    value: issue.input,
    expected: expectedBy(issue),
  }))
}

const isRemote = (id: string, remotes: readonly unknown[]) => remotes.some((item) => fields(item).id === id)

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
