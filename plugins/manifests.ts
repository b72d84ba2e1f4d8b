import type { LoadPlugin } from '@kernel/core/plugin/load-plugins'

// Every folder with a plugin.ts is a plugin (PLG-02); its manifest is a chunk of its own, so that of a
// plugin that a deployment switches off not a byte is loaded.
const separate = import.meta.webpackContext('./', {
  recursive: true,
  mode: 'lazy',
  regExp: /^\.\/[^/]+\/plugin\.ts$/,
})

// Where none is off, as in most deployments, all come in one piece: it is smaller, and one request.
const together =
  process.env.NODE_ENV === 'production'
    ? import.meta.webpackContext('./', {
        recursive: true,
        mode: 'lazy-once',
        regExp: /^\.\/[^/]+\/plugin\.ts$/,
      })
    : separate

/** Where the one piece cannot be had, the others still may; a manifest that throws would throw again. */
const combined = (key: string) => (error: unknown) => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error
  return separate(key)
}

const inOnePiece = (key: string) => (together(key) as Promise<unknown>).catch(combined(key))

/** How to load each plugin's manifest, by id. */
export const plugins = Object.fromEntries(
  separate
    .keys()
    .map((key): [string, LoadPlugin] => [
      key.split('/')[1] ?? key,
      (isWhole) => (isWhole ? inOnePiece(key) : separate(key)) as ReturnType<LoadPlugin>,
    ]),
)
