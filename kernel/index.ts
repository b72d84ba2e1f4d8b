/** The only door for plugins: everything they may use of the kernel. */

export {
  type FormSchema,
  type FormStore,
  type RequiredPath,
  reset as resetForm,
  setErrors,
  setInput as setFormInput,
  validate as validateForm,
} from '@formisch/react'
export { announce, announceUrgently } from './announcer/announce'
export { useLoadingAnnouncement } from './announcer/loading'
export { CaptchaField, type CaptchaFieldProps } from './captcha/captcha-field'
export { captchaRule } from './captcha/captcha-rule'
export type { Settings } from './config/schema'
export { $settings } from './config/settings'
export { afterPress } from './forms/after-press'
export { Form, type FormProps } from './forms/form'
export { type FormControl, FormField, type FormFieldProps } from './forms/form-field'
export { FormSwitch, type FormSwitchProps } from './forms/form-switch'
export { message } from './forms/message'
export { notBlank } from './forms/not-blank'
export { showRefusal } from './forms/show-refusal'
export { type DraftForm, type DraftOptions, useDraftForm } from './forms/use-draft-form'
export { useForm } from './forms/use-form'
export { htmlTags } from './html/allowed'
export { HtmlContent, type HtmlContentProps } from './html/html-content'
export { showsNothing } from './html/shows-nothing'
export { ApiError, type Failure, sentenceOf } from './http/api-error'
export { Awaited, type AwaitedProps } from './http/awaited'
export { api, multipart } from './http/client'
export { FailedNotice, type FailedNoticeProps } from './http/failed-notice'
export { fileAddress } from './http/file-address'
export { type LiveAccess, liveAccess } from './http/live-access'
export { pictureAddress } from './http/picture-address'
export { apiQuery } from './http/query'
export {
  fields,
  type Id,
  readDate,
  readFlag,
  readId,
  readList,
  readNumber,
  readText,
  sameId,
} from './http/read'
export { refusedFields } from './http/refused-fields'
export { unwrap } from './http/unwrap'
export { type UploadProgress, uploading } from './http/upload'
export { useReadAhead } from './http/use-read-ahead'
export { $language, $languageTag, languageChanged } from './i18n/i18n'
export { isBlank } from './i18n/is-blank'
export { isoDay } from './i18n/local-iso'
export { searchable } from './i18n/searchable'
export { type Dictionary, defineTexts, type TextRef, type Texts, type Translation } from './i18n/text'
export { type Formats, useFormats } from './i18n/use-formats'
export { useSpeak, useTexts } from './i18n/use-texts'
export { loadCode } from './lazy/load-code'
export { amountOf, type Money, readMoney, sumOf, times } from './money/money'
export { type Prices, readPrices } from './money/prices'
export { useMoney } from './money/use-money'
export { myPageActions, myPageReading, myPageSide, myPageTabs } from './mypage/slots'
export { PictureChooser, type PictureChooserProps } from './pictures/picture-chooser'
export type { PictureCut } from './pictures/picture-cropper'
export { type PictureSending, PictureUpload, type PictureUploadProps } from './pictures/picture-upload'
export type { PreparedPicture } from './pictures/prepare-picture'
export { useObjectAddress } from './pictures/use-object-address'
export { definePlugin, type PageEntry, type PluginManifest, page } from './plugin/manifest'
export { hrefOf, type RouteParams, type RouteRef, route } from './plugin/route'
export { defineSettings, type SettingsRef } from './plugin/settings-ref'
export { fill, type SlotEntry, type SlotRef, slot } from './plugin/slot'
export { isAllowed, Slot, SlotEntryView, useSlotEntries } from './plugin/slot-view'
export { useSettings } from './plugin/use-settings'
export { type Popup, popupOpened } from './popup/confirm'
export { useCarefulSending } from './popup/use-careful-sending'
export { useActsOnOpen } from './routing/acts-on-open'
export { usePartArrival } from './routing/arrival'
export { screenPath } from './routing/base-path'
export { $hasScreen } from './routing/first-screen'
export { useHomePath } from './routing/home-path'
export { useHref, useRouteParams } from './routing/links'
export { goTo } from './routing/navigation'
export { PageHead, type PageHeadProps } from './routing/page-head'
export { RouteLink, type RouteLinkProps } from './routing/route-link'
export { newsCounted, useScreenName, useScreenTitle } from './routing/title'
export { markVisit } from './routing/visit'
export { type Session, type SessionEnd, sessionEnded, sessionStarted, sessionStore } from './session/events'
export { ownKeep, unsentKeep } from './session/own-keep'
export { nameOf, type Person, readPersonChanges } from './session/person'
export { routeRemembered } from './session/remembered-route'
export {
  homeRoute,
  loginRoute,
  logoutRoute,
  myPageRoute,
  profileRoute,
  registerRoute,
  timeoutRoute,
} from './session/routes'
export {
  $authenticationError,
  $isAuthenticated,
  $session,
  $sessionNumber,
  type AuthenticationError,
  authenticationErrorDismissed,
  authenticationFailed,
  type Credentials,
  loginFx,
  type PersonChange,
  personChanged,
} from './session/session'
export { type Turn, takeTurn } from './session/turn'
export { $unsentCount, unsentCounted, unsentDiscarded } from './session/unsent'
export { background, navbarEnd, navbarStart, userMenu } from './shell/slots'
export { followStored } from './storage/follow-stored'
export type { OwnKeep } from './storage/own-keep'
export { localKeep, tabKeep } from './storage/safe-storage'
export { withoutSecretKeys } from './storage/secret-key'
export { callFailed } from './toasts/call-failed'
export { type ToastMessage, toastShown } from './toasts/toasts'
export { type Copying, useCopy } from './toasts/use-copy'
export * from './ui'
export { playerOf, readVideo, storedVideo, type Video, type VideoProvider } from './videos/video'
export { playerPermissions, VideoFrame, type VideoFrameProps } from './videos/video-frame'
export { VideoGate, type VideoGateProps } from './videos/video-gate'
