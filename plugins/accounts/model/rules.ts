import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

/** What names, addresses and passwords must be, once for all forms of the plugin (ACC-REG-05, ACC-PROF-04 and 05). */

const text = accountsTexts.ref
const invalidName = encodeMessage(text('user.register.invalidName'))
const invalidLogin = encodeMessage(text('user.register.invalidLogin'))
const invalidEmail = encodeMessage(text('user.register.invalidEmail'))

/** A person's name. */
export const nameRule = v.pipe(
  v.string(),
  v.trim(),
  notBlank(invalidName),
  v.minLength(4, invalidName),
  v.maxLength(100, encodeMessage(text('user.register.longName'))),
)

/** A login name: it stands in the address of the public page. */
export const loginRule = v.pipe(
  v.string(),
  v.trim(),
  notBlank(invalidLogin),
  v.minLength(4, invalidLogin),
  v.maxLength(64, invalidLogin),
  v.regex(/^(?!\.+$)[^\s@/]+$/, invalidLogin),
)

/**
 * An e-mail address, also where it is only asked for to log in.
 *
 * @param broken what is said when it is none
 */
export const emailFormatRule = (broken: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(6, broken),
    v.maxLength(254, broken),
    v.rfcEmail(broken),
    // Without a point it is a slip more often than the address of a machine.
    v.regex(/@.+\./, broken),
  )

/** The e-mail address of an account. */
export const emailRule = emailFormatRule(invalidEmail)

/**
 * A password that somebody has: what is asked of new ones may have been otherwise when it was chosen.
 *
 * @param broken what is said when it is too short
 */
export const passwordRule = (broken: string) =>
  v.pipe(v.string(), v.minLength(6, broken), v.maxLength(4096, broken))

/**
 * A password that is being chosen.
 *
 * @param broken what is said when it is too short
 */
export const newPasswordRule = (broken: string) =>
  v.pipe(
    v.string(),
    v.minLength(6, broken),
    v.maxLength(128, encodeMessage(text('profile.changePassword.invalidPassword'))),
  )
