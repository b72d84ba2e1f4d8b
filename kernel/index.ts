/** The only door for plugins: everything they may use of the kernel. */

export { defineTexts, type Dictionary, type TextRef, type Texts, type Translation } from './i18n/text'
export { type Formats, useFormats, useSpeak, useTexts } from './i18n/use-texts'
export { definePlugin, page, type PageEntry, type PluginManifest } from './plugin/manifest'
export { hrefOf, route, type RouteParams, type RouteRef } from './plugin/route'
export { fill, slot, type SlotEntry, type SlotRef } from './plugin/slot'
export { isAllowed, Slot, useSlotEntries } from './plugin/slot-view'
export { RouteLink, type RouteLinkProps, useHref, useRouteParams } from './routing/links'
export { goTo } from './routing/navigation'
export { myPageActions, myPageSide, myPageTabs } from './mypage/slots'
export { background, navbarEnd, navbarStart, userMenu } from './shell/slots'
export { homeRoute, loginRoute, logoutRoute, myPageRoute, timeoutRoute } from './session/routes'
export { type Session, type SessionEnd, sessionEnded, sessionStarted, sessionStore } from './session/events'
export {
  $authenticationError,
  $isAuthenticated,
  $session,
  type AuthenticationError,
  authenticationErrorDismissed,
  authenticationFailed,
  type Credentials,
  loginFx,
} from './session/session'
export type { Person } from './session/person'
export { toastShown, type ToastMessage } from './toasts/toasts'
export { type Popup, popupOpened } from './popup/confirm'
export { ApiError, type Failure, sentenceOf } from './http/api-error'
export { api, multipart } from './http/client'
export { pictureAddress } from './http/picture-address'
export { apiQuery } from './http/query'
export { fields, type Id, readDate, readFlag, readId, readList, readNumber, readText, sameId } from './http/read'
export { HtmlContent, type HtmlContentProps } from './html/html-content'
export { unwrap } from './http/unwrap'
export * from './ui'
