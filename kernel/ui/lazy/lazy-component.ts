import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { loadCode } from '../../core/async/load-code'

/** A component whose code comes when somebody is about to need it. */
export interface LazyComponent<Props> {
  /** What has been loaded; `undefined` until then. */
  readonly loaded: ComponentType<Props> | undefined
  /** Loads it once; after a failure the next call tries again, which `React.lazy` never does. */
  readonly load: () => Promise<ComponentType<Props>>
  /** Loads it ahead of time; a failure is nobody's business yet. */
  readonly preload: () => void
}

/**
 * Names a component that is loaded later.
 *
 * @param importPart a dynamic import whose default export is the component
 * @example
 * const menuPart = lazyComponent(() => import('./menu-part'))
 */
export function lazyComponent<Props>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined

  const load = () => {
    pending ??= loadCode(importPart).then(
      (module) => {
        loaded = module.default
        return loaded
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
 * @param part what {@link lazyComponent} gave
 * @param isWanted whether to load and show it now
 * @param onFailed called when it could not be loaded
 */
export function useLazyComponent<Props>(part: LazyComponent<Props>, isWanted: boolean, onFailed: () => void) {
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
