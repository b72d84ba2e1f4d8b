import { type Scope, scopeBind } from 'effector'
import { type ApiSettings, connectApi, tokenKey } from '../http/client'
import { onStorageChange } from '../storage/safe-storage'
import { followStorage } from '../storage/stores'
import { restoreSessionFx } from './effects'
import { sessionEnded } from './events'
import { loadReturnToFx, sessionCheckRequested, stopped, tokenRefused, usageCheckDue } from './session'
import { loadStoredSession, sessionKey } from './stored'

/**
 * Starts the session of a page: connects it with the API, with the session that all tabs store
 * (decision:tabs-share-session), and with the life of the page.
 *
 * @returns a function that ends the session and stops all this, as if the page were closed
 */
export function start(scope: Scope, settings: ApiSettings): () => void {
  const check = scopeBind(sessionCheckRequested, { scope })
  const tick = scopeBind(usageCheckDue, { scope })
  connectApi({
    ...settings,
    onTokenRefused: scopeBind(tokenRefused, { scope }),
    onTokenMissing: check,
    isRestoring: () => scope.getState(restoreSessionFx.pending),
  })
  void scopeBind(loadReturnToFx, { scope })()

  const controller = new AbortController()
  const { signal } = controller
  const stopFollowing = [
    followStorage(scope),
    onStorageChange(({ key, isElsewhere }) => {
      if (isElsewhere && (key === tokenKey || key === sessionKey || key === null)) check()
    }),
  ]
  const checkIfVisible = () => {
    // Ignore the page becoming hidden: browsers hide a page before they unload it, and then it needs no update.
    if (document.hidden) return
    check()
    // Browsers delay timers of hidden pages.
    tick()
  }
  document.addEventListener('visibilitychange', checkIfVisible, { signal })
  document.addEventListener('resume', () => check(), { signal })

  let tokenAtHide: string | null = null
  const rememberToken = () => {
    tokenAtHide = loadStoredSession().token
  }
  const reloadIfOutdated = ({ persisted }: PageTransitionEvent) => {
    const { token } = loadStoredSession()
    if (!persisted || token === tokenAtHide) return
    // The page is from the back-forward cache. Another user may have signed in, who must not see it.
    if (token === null) check()
    else location.reload()
  }
  addEventListener('pagehide', rememberToken, { signal })
  addEventListener('pageshow', reloadIfOutdated, { signal })

  return () => {
    controller.abort()
    for (const stop of stopFollowing) stop()
    // Plugins end their work, too. They send nothing more, because the token is removed first.
    scopeBind(sessionEnded, { scope })('reset')
    scopeBind(stopped, { scope })()
  }
}
