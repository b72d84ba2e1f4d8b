import { createWatch, type Scope, scopeBind } from 'effector'
import { sessionEnded, sessionStarted } from '../../core/session/events'
import { $isAuthenticated, leadershipChanged } from '../../core/session/session'
import { electTabLeader } from '../../core/session/tab-lock'

/** Elects the tab that reports usage, while a session runs (decision:tabs-share-session). */
export function electUsageLeader(scope: Scope): void {
  const change = scopeBind(leadershipChanged, { scope })
  let resign: (() => void) | undefined
  const elect = () => {
    resign?.()
    change(false)
    resign = electTabLeader('usage', change)
  }
  createWatch({ unit: sessionStarted, scope, fn: elect })
  createWatch({ unit: sessionEnded, scope, fn: () => resign?.() })
  if (scope.getState($isAuthenticated)) elect()
}
