import { assertCaptcha } from '../domain/captcha'
import { logIn, renewSession, reportUsage } from '../domain/sessions'
import { member, open } from './operation'

/**
 * Operations of the session. Images have no handler because the pipeline serves them, and texts because they are static
 * files.
 */
export const sessionHandlers = [
  open('login', 'POST /api/user/login', async ({ world, body }) => {
    await assertCaptcha(world, body.captcha)
    return logIn(world, body)
  }),
  member('retryLogin', 'GET /api/user/retryLogin', ({ world, viewer, token }) =>
    renewSession(world, viewer, token),
  ),
  member('addLoggedTime', 'POST /api/user/addLoggedTime', ({ world, token, body }) =>
    reportUsage(world, token, body),
  ),
]
