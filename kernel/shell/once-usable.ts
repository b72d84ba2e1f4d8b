import type { Scope } from 'effector'
import { prefetchOnIntent } from '../routing/prefetch'
import { followTabs } from './follow-tabs'

/**
 * What can wait until the first screen can be used.
 *
 * @param scope the product's effector scope
 */
export function onceUsable(scope: Scope): void {
  followTabs(scope)
  prefetchOnIntent(scope, document)
}
