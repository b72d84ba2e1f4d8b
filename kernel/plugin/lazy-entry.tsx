import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import type { Content, Load } from './entry'

/** The code of a screen or entry did not come, twice. */
export class ChunkError extends Error {
  override readonly name = 'ChunkError'
  /** A newer version is out, and making the page anew has not brought it. */
  readonly isOutdated: boolean

  constructor(cause: unknown, isOutdated: boolean) {
    super(String(cause), { cause })
    this.isOutdated = isOutdated
  }
}

// A `load` knows its props and so does the component made of it; a map of many cannot carry that.
const known = new WeakMap<object, unknown>()

/**
 * The component behind a `load`, as React wants it, with the session's query client around it; the same one for
 * the same `load`. Code that does not come is asked for once more; what was deployed meanwhile is taken up.
 */
export function lazyEntry<Props extends object>(
  content: Content<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  const { load } = content
  if (!known.has(load)) {
    const bring = () => withQueries(content)
    known.set(
      load,
      lazy(() => bring().catch(bring).catch(refuse)),
    )
  }
  return known.get(load) as LazyExoticComponent<ComponentType<Props>>
}

/** Forgets a component that failed to load, so that the next try asks the server again. */
export function forgetEntry(load: Load<never>): void {
  known.delete(load)
}

async function withQueries<Props extends object>({ load, hasServerState = true }: Content<Props>) {
  if (!hasServerState) return load()
  const [{ default: Entry }, { SessionQueries }] = await Promise.all([
    load(),
    import('../http/session-queries'),
  ])
  return {
    default: (props: Props) => (
      <SessionQueries>
        <Entry {...props} />
      </SessionQueries>
    ),
  }
}

/** Where a newer version has taken its place, the page is made anew meanwhile: route and drafts stay. */
async function refuse(cause: unknown): Promise<never> {
  throw new ChunkError(cause, (await globalThis.early?.renew?.()) ?? false)
}
