import { cleanEmail, cleanLine } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref
const invalidName = encodeMessage(text('user.register.invalidName'))
const invalidLogin = encodeMessage(text('user.register.invalidLogin'))
const invalidEmail = encodeMessage(text('user.register.invalidEmail'))

export const nameRule = v.pipe(
  v.string(),
  v.transform(cleanLine),
  notBlank(invalidName),
  v.minLength(4, invalidName),
  v.maxLength(100, encodeMessage(text('user.register.longName'))),
)

/** Validates a username, which is part of the public page's URL. */
export const loginRule = v.pipe(
  v.string(),
  v.transform(cleanLine),
  notBlank(invalidLogin),
  v.minLength(4, invalidLogin),
  v.maxLength(64, invalidLogin),
  v.regex(/^(?!\.+$)[^\s@/]+$/, invalidLogin),
)

/** @param message the text reference of the error, encoded as a string */
export const emailFormatRule = (message: string) =>
  v.pipe(
    v.string(),
    v.transform(cleanEmail),
    v.minLength(6, message),
    v.maxLength(254, message),
    v.rfcEmail(message),
    // Require a dot in the domain: without a dot it is more often a typo than a host name.
    v.regex(/@.+\./, message),
  )

export const emailRule = emailFormatRule(invalidEmail)

/**
 * Validates an existing password, which may be older than the rules for new passwords.
 *
 * @param message the text reference of the error, encoded as a string
 */
export const passwordRule = (message: string) =>
  v.pipe(v.string(), v.minLength(6, message), v.maxLength(4096, message))

/** @param message the text reference of the error, encoded as a string */
export const newPasswordRule = (message: string) =>
  v.pipe(
    v.string(),
    v.minLength(6, message),
    v.maxLength(128, encodeMessage(text('profile.changePassword.invalidPassword'))),
  )
