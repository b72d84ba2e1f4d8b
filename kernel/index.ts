export { ChunkError, type CodeFailure, loadCode, preloadCode, useCode } from './core/async/load-code'
export { serverNow, toServerTime } from './core/async/server-clock'
export { untilAborted } from './core/async/timeouts'
export { addressOf, screenPath } from './core/config/base-path'
export { languageName } from './core/config/languages'
export type { ConfigIssue } from './core/config/parse-with-defaults'
export type { Settings } from './core/config/schema'
export { $configIssues, $settings, buildId } from './core/config/settings'
export { ApiError, type Failure, MessageError } from './core/http/api-error'
export { api, multipart } from './core/http/client'
export { type HubCredentials, hubCredentials } from './core/http/hub-credentials'
export { quoteLargeIntegers, stringifyLargeIntegers } from './core/http/large-integers'
export { errorMessage, type Outcome, outcomeOf } from './core/http/outcome'
export type { Schema } from './core/http/schema'
export { readList, unwrap } from './core/http/unwrap'
export { hashText } from './core/i18n/hash-text'
export { $language, $languageTag, languageChanged, languageChosen } from './core/i18n/i18n'
export { type Dictionary, defineTexts, type TextRef, type Texts, type Translation } from './core/i18n/text'
export { useTexts, useTranslate } from './core/i18n/use-texts'
export { $address, $currentPage, type CurrentPage, type PageMatch } from './core/navigation/current-page'
export { useHref, useRouteParams } from './core/navigation/links'
export { navigate } from './core/navigation/navigation'
export { cleanEmail, cleanLine } from './core/parse/clean-line'
export { cutText } from './core/parse/cut-text'
export {
  asRecord,
  type Id,
  readBoolean,
  readDate,
  readId,
  readNumber,
  readText,
  sameId,
  type Untrusted,
} from './core/parse/parse'
export { parseUrl } from './core/parse/url'
export { type Deprecation, deprecated } from './core/plugin/api-version'
export { $failures, type PluginFailure, pluginFailed } from './core/plugin/diagnostics'
export {
  definePlugin,
  defineSettings,
  type PageEntry,
  type PluginManifest,
  page,
  type ScreenAddress,
  type SettingsRef,
} from './core/plugin/manifest'
export type { PluginReport, RegisteredEntry, RegisteredPage, Registry } from './core/plugin/registry'
export { $registry, useSettings } from './core/plugin/registry-store'
export { hrefOf, type RouteParams, type RouteRef, route } from './core/plugin/route'
export {
  type Access,
  type EntryKind,
  type EntryKinds,
  fill,
  type Loadable,
  type SlotEntry,
  type SlotRef,
  slot,
} from './core/plugin/slot'
export { apiQuery } from './core/query/api-query'
export { followAttention, isAttended } from './core/session/attention'
export { authenticateFx, type Credentials, loginFx } from './core/session/effects'
export {
  type Person,
  parsePersonChanges,
  type Session,
  type SessionEndReason,
  sessionEnded,
  sessionStarted,
  sessionStore,
  userKey,
} from './core/session/events'
export {
  homeRoute,
  loginRoute,
  logoutRoute,
  myPageRoute,
  profileRoute,
  registerRoute,
  settingsRoute,
  timeoutRoute,
} from './core/session/routes'
export {
  $authenticationError,
  $isAuthenticated,
  $lastPerson,
  $session,
  $sessionId,
  $unsentCount,
  type AuthenticationError,
  authenticationErrorDismissed,
  authenticationFailed,
  type PersonChange,
  personChanged,
  returnToSaved,
  unsentCounted,
  unsentDiscarded,
} from './core/session/session'
export { acquireTabLock, electTabLeader, type TabLock, withTabLock } from './core/session/tab-lock'
export {
  type DefineUserStore,
  type UserFamily,
  type UserStore,
  unsentStore,
  userStore,
} from './core/session/user-store'
export {
  type BrowserFamily,
  type BrowserStore,
  deviceStore,
  type ReadStored,
  type StoredFamily,
  type StoredValue,
  type StoredValues,
  tabStore,
  type Update,
} from './core/storage/stores'
export { commitPendingFx, type ToastMessage, toastShown } from './core/toasts/toasts'
export { type DeviceChoice, motion, shortcuts, textSize, theme } from './frame/device/appearance'
export { $installPrompt, type InstallPromptEvent, installFx } from './frame/device/install'
export {
  backgroundTasks,
  footerEntries,
  meHeader,
  myPageActions,
  myPageReading,
  myPageSide,
  myPageTabs,
  navbarEnd,
  navbarStart,
  notFoundActions,
  type ShareTargetProps,
  shareTargets,
  userMenu,
} from './frame/slots'
export { unreadCountChanged } from './kit/parts/navigation/page-head'
