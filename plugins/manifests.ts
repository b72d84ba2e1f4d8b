import type { LoadPlugin } from '@kernel/plugin/registry'

// Every folder with a plugin.ts is a plugin (PLG-02); its manifest is a chunk of its own, so that of a
// plugin that a deployment switches off not a byte is loaded.
const manifests = import.meta.webpackContext('./', {
  recursive: true,
  mode: 'lazy',
  regExp: /^\.\/[^/]+\/plugin\.ts$/,
})

/** How to load each plugin's manifest, by id. */
export const plugins = Object.fromEntries(
  manifests
    .keys()
    .map((key): [string, LoadPlugin] => [
      key.split('/')[1] ?? key,
      () => manifests(key) as ReturnType<LoadPlugin>,
    ]),
)
