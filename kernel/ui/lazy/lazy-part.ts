import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** The heavy half of a component, loaded when somebody is about to need it. */
export interface LazyPart<Props> {
  /** What has been loaded; `undefined` until then. */
  readonly loaded: ComponentType<Props> | undefined
  /** Loads it once; after a failure the next call tries again, which `React.lazy` never does. */
  readonly load: () => Promise<void>
  /** Loads it ahead of time; a failure is nobody's business yet. */
  readonly preload: () => void
}

/**
 * Names the heavy half of a component.
 *
 * @param importPart a dynamic import whose default export is the part
 * @example
 * const menuPart = lazyPart(() => import('./menu-part'))
 */
export function lazyPart<Props>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<void> | undefined

  const load = () => {
    pending ??= importPart().then(
      (module) => {
        loaded = module.default
      },
      (failure: unknown) => {
        pending = undefined
        throw failure
      },
    )
    return pending
  }
  const preload = () => void load().catch(() => undefined)

  return {
    load,
    preload,
    get loaded() {
      return loaded
    },
  }
}

/**
 * The part as soon as it is there and wanted. The component around it never suspends, so nothing that
 * has the focus is taken away meanwhile.
 *
 * @param part what {@link lazyPart} gave
 * @param isWanted whether to load and show it now
 * @param onFailed called when it could not be loaded
 */
export function usePart<Props>(part: LazyPart<Props>, isWanted: boolean, onFailed: () => void) {
  const [, setArrivals] = useState(0)
  const failed = useEffectEvent(onFailed)

  useEffect(() => {
    if (!isWanted || part.loaded) return
    let isStale = false
    part.load().then(
      () => isStale || setArrivals((count) => count + 1),
      () => isStale || failed(),
    )
    return () => {
      isStale = true
    }
  }, [part, isWanted])

  return part.loaded
}
