import type { LoadPlugin } from '@kernel/core/plugin/load-plugins'

// Every folder with a plugin.ts is a plugin. Each manifest is a separate chunk, so that nothing of an
// excluded plugin is loaded.
const separate = import.meta.webpackContext('./', {
  recursive: true,
  mode: 'lazy',
  regExp: /^\.\/[^/]+\/plugin\.ts$/,
})

// One chunk with all manifests, for deployments that exclude no plugin: it is smaller in total and needs one request.
const combined =
  process.env.NODE_ENV === 'production'
    ? import.meta.webpackContext('./', {
        recursive: true,
        mode: 'lazy-once',
        regExp: /^\.\/[^/]+\/plugin\.ts$/,
      })
    : separate

/** Loads the separate chunk when the combined one cannot be loaded. Errors thrown by a manifest are not retried. */
const orSeparate = (key: string) => (error: unknown) => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error
  return separate(key)
}

const loadCombined = (key: string) => (combined(key) as Promise<unknown>).catch(orSeparate(key))

/** Functions that load the manifest of each plugin, by plugin id. */
export const plugins = Object.fromEntries(
  separate
    .keys()
    .map((key): [string, LoadPlugin] => [
      key.split('/')[1] ?? key,
      (isCombined) => (isCombined ? loadCombined(key) : separate(key)) as ReturnType<LoadPlugin>,
    ]),
)
