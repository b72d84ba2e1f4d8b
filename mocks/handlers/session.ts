import { assertCaptcha } from '../domain/captcha'
import { logIn, openSession, reportUsage } from '../domain/sessions'
import { member, open } from './operation'

/** Images need no handler because the pipeline serves them, nor do texts, which are static files of the product. */
export const sessionHandlers = [
  open('login', 'POST /api/user/login', async ({ world, body }) => {
    await assertCaptcha(world, body.captcha)
    return logIn(world, body)
  }),
  member('retryLogin', 'GET /api/user/retryLogin', ({ world, viewer }) => openSession(world, viewer)),
  member('addLoggedTime', 'POST /api/user/addLoggedTime', ({ world, token, body }) =>
    reportUsage(world, token, body),
  ),
]
