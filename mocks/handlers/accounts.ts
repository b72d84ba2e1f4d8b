import { activate, isEmailTaken, isLoginTaken, joinWaitingList, register } from '../domain/accounts'
import { assertCaptcha } from '../domain/captcha'
import { writeToOperator } from '../domain/contact'
import {
  changePassword,
  getPerson,
  settingsView,
  updatePerson,
  updateSettings,
  userView,
} from '../domain/profile'
import { storeUpload } from '../domain/uploads'
import { member, open } from './operation'

export const accountsHandlers = [
  open('register', 'POST /api/user/register', async ({ world, origin, body }) => {
    await assertCaptcha(world, body.captcha)
    return register(world, origin, body)
  }),
  open('joinWaitingList', 'POST /api/user/waitingListRegister', async ({ world, body }) => {
    await assertCaptcha(world, body.captcha)
    return joinWaitingList(world, body)
  }),
  open('activate', 'GET /api/user/activate', ({ world, query }) => activate(world, query.token)),
  open('checkLogin', 'GET /api/user/checklogin', ({ world, viewer, query }) =>
    isLoginTaken(world, query.login, viewer),
  ),
  open('checkEmail', 'GET /api/user/checkemail', ({ world, viewer, query }) =>
    isEmailTaken(world, query.email, viewer),
  ),
  member('getSettings', 'GET /api/user/settings', ({ viewer }) => settingsView(viewer)),
  member('getUser', 'GET /api/user/{id}', ({ world, viewer, path, origin }) =>
    getPerson(world, viewer, path.id, origin),
  ),
  member('updateUser', 'POST /api/user/update', ({ world, viewer, body }) =>
    updatePerson(world, viewer, body),
  ),
  member('changePassword', 'POST /api/user/changePassword', ({ world, viewer, body }) =>
    changePassword(world, viewer, body),
  ),
  member('updatePicture', 'POST /api/user/updatePicture', async ({ world, viewer, body }) => {
    viewer.pictureUrl = await storeUpload(world, body)
    return userView(viewer)
  }),
  member('updateSettings', 'POST /api/user/updateSettings', ({ viewer, body }) =>
    updateSettings(viewer, body),
  ),
  member('createContact', 'POST /api/Contact/Create', async ({ world, viewer, body }) => {
    await assertCaptcha(world, body.captcha)
    return writeToOperator(world, viewer, body)
  }),
]
