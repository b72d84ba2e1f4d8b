import type { LoadPlugin } from '@kernel/plugin/load-plugins'

// Every folder with a plugin.ts is a plugin (PLG-02); its manifest is a chunk of its own, so that of a
// plugin that a deployment switches off not a byte is loaded.
const apart = import.meta.webpackContext('./', {
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
    : apart

/** Where the one piece cannot be had, the others still may; a manifest that throws would throw again. */
const inPieces = (key: string) => (error: unknown) => {
  if (!(error instanceof Error) || error.name !== 'ChunkLoadError') throw error
  return apart(key)
}

const inOnePiece = (key: string) => (together(key) as Promise<unknown>).catch(inPieces(key))

/** How to load each plugin's manifest, by id. */
export const plugins = Object.fromEntries(
  apart
    .keys()
    .map((key): [string, LoadPlugin] => [
      key.split('/')[1] ?? key,
      (isWhole) => (isWhole ? inOnePiece(key) : apart(key)) as ReturnType<LoadPlugin>,
    ]),
)
