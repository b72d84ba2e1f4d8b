/** Building blocks of screens that use both the core and the design system. */

export {
  type FormSchema,
  type FormStore,
  getInput as getFormInput,
  type RequiredPath,
  reset as resetForm,
  setErrors,
  setInput as setFormInput,
  validate as validateForm,
} from '@formisch/react'
export { announce, announceUrgently, useLoadingIndicator } from './core/announcer/announce'
export { createStaleCheck, createVisitCheck, isTyping, recordMove } from './core/async/stale-check'
export { fetchJson } from './core/http/fetch-json'
export { invalidFields } from './core/http/outcome'
export { toIsoDate } from './core/i18n/date-format'
export { useHasSideEffects, useHomePath } from './core/navigation/links'
export { isBlank } from './core/parse/parse'
export {
  type Command,
  type RecordedCall,
  type RecordedCommand,
  sendRecordedFx,
  useCommand,
  useSendCommand,
  useSendRecorded,
} from './core/query/command'
export { isFromCopy } from './core/query/offline-answers'
export { type Change, type ChangeKind, declareChange, overlayOf, useIsOpen } from './core/query/overlay'
export { useApiMutation } from './core/query/use-api-mutation'
export { usePrefetchQuery } from './core/query/use-prefetch-query'
export { useToggleMutation } from './core/query/use-toggle-mutation'
export { useUndoableMutation } from './core/query/use-undoable-mutation'
export { storedOwner, userFiles } from './core/session/stored'
export type { UserFiles } from './core/storage/user-files'
export { requestFailed } from './core/toasts/request-failed'
export {
  partName,
  SettingsPage,
  type SettingsPageProps,
  SettingsPart,
  type SettingsPartProps,
  SettingsScreen,
  type SettingsScreenProps,
} from './frame/settings/settings-page'
export { ShareButton, type ShareButtonProps, ShareDialog } from './frame/share/share-button'
export type { ShareDialogProps } from './frame/share/share-dialog.lazy'
export {
  type KeyboardShortcutProps,
  keyboardShortcuts,
} from './frame/slots'
export { type ConfirmOptions, confirmRequested } from './kit/parts/confirm/confirm'
export { useSecretKeyConfirm } from './kit/parts/confirm/use-secret-key-confirm'
export { downloadFile } from './kit/parts/copy/download-file'
export { type Copying, useCopy } from './kit/parts/copy/use-copy'
export { EmojiButton, type EmojiButtonProps } from './kit/parts/emoji/emoji-button'
export { insertText } from './kit/parts/emoji/insert-text'
export { type FetchFileOptions, fetchFile, isOwnFile } from './kit/parts/files/fetch-file'
export { fetchWithProgress, type UploadProgress } from './kit/parts/files/fetch-with-progress'
export { afterPointerUp } from './kit/parts/forms/after-pointer-up'
export { applyServerErrors } from './kit/parts/forms/apply-server-errors'
export { useStoredEdits } from './kit/parts/forms/drafts'
export {
  EditForm,
  type EditFormProps,
  RestoredNotice,
  type RestoredNoticeProps,
} from './kit/parts/forms/edit-form'
export {
  applyEdits,
  type EditsOf,
  imageFields,
  type ListEdit,
  type ListFields,
  noImage,
  readLatest,
} from './kit/parts/forms/edits'
export { encodeMessage, notBlank } from './kit/parts/forms/encoded-message'
export { Form, type FormProps } from './kit/parts/forms/form'
export { FormEnd, type FormEndProps } from './kit/parts/forms/form-end'
export { type FormControlOptions, useFormControl } from './kit/parts/forms/form-errors'
export { FormFailure, type FormFailureProps } from './kit/parts/forms/form-failure'
export { type FormControl, FormField, type FormFieldProps } from './kit/parts/forms/form-field'
export { FormSwitch, type FormSwitchProps } from './kit/parts/forms/form-switch'
export { keptDrafts } from './kit/parts/forms/kept-drafts'
export {
  type Addition,
  type Counts,
  isOnlyHere,
  joinLists,
  type OnlyHere,
  onlyHere,
  sumOf,
} from './kit/parts/forms/only-here'
export { redactSecretKeys } from './kit/parts/forms/secret-key'
export {
  type EditDocument,
  type EditFormOptions,
  useEditForm,
} from './kit/parts/forms/use-edit-form'
export { useForm } from './kit/parts/forms/use-form'
export { type FormHandlers, useFormHandlers } from './kit/parts/forms/use-form-handlers'
export { htmlTags } from './kit/parts/html/allowed-tags'
export { decodeReferences } from './kit/parts/html/character-references'
export { Fold, type FoldProps } from './kit/parts/html/fold'
export { HtmlContent, type HtmlContentProps } from './kit/parts/html/html-content'
export { htmlExcerpt } from './kit/parts/html/html-excerpt'
export { isEmptyHtml } from './kit/parts/html/is-empty-html'
export { LinkedText } from './kit/parts/html/linked-text'
export { isHtmlSource, readMarks, writeMarks } from './kit/parts/html/marks'
export { pastedMarks } from './kit/parts/html/pasted-marks'
export { Faces } from './kit/parts/images/faces'
export { fileUrl, imageUrl } from './kit/parts/images/file-url'
export type { CropShape } from './kit/parts/images/image-cropper'
export { ImagePicker, type ImagePickerProps } from './kit/parts/images/image-picker'
export { ImageUpload, type ImageUploadProps, type UploadOptions } from './kit/parts/images/image-upload'
export type { PreparedImage } from './kit/parts/images/prepare-image'
export { useKeptImage } from './kit/parts/images/use-kept-image'
export { useObjectUrl } from './kit/parts/images/use-object-url'
export { LinkCard } from './kit/parts/link-card/link-card'
export { type LinkCardContent, type LinkedScreen, linkCards } from './kit/parts/link-card/link-cards'
export { useSharedLabel } from './kit/parts/link-card/use-linked-screen'
export { keepInView } from './kit/parts/list/keep-in-view'
export { List, maxWholeList } from './kit/parts/list/list'
export type { ListProps, ListRowProps } from './kit/parts/list/list-row'
export { useInView } from './kit/parts/list/use-in-view'
export { useIsPrinting } from './kit/parts/list/use-is-printing'
export {
  amountOf,
  type Money,
  multiply,
  type Prices,
  readMoney,
  readPrices,
  sum,
} from './kit/parts/money/money'
export { useMoney } from './kit/parts/money/use-money'
export { $isFirstScreenReady } from './kit/parts/navigation/first-screen'
export { PageHead, type PageHeadProps, useScreenName, useScreenTitle } from './kit/parts/navigation/page-head'
export { RouteLink, type RouteLinkProps } from './kit/parts/navigation/route-link'
export { ScreenDialog, type ScreenDialogProps } from './kit/parts/navigation/screen-dialog'
export { Toolbar, type ToolbarProps } from './kit/parts/navigation/toolbar'
export { useQueryFocus } from './kit/parts/navigation/use-scroll-restoration'
export { useTarget } from './kit/parts/navigation/use-target'
export { CopyNotice } from './kit/parts/query/copy-notice'
export { ErrorNotice, type ErrorNoticeProps } from './kit/parts/query/error-notice'
export { QueryBoundary, type QueryBoundaryProps } from './kit/parts/query/query-boundary'
export { foldText } from './kit/parts/search/fold-text'
export { MarkedText, type MarkedTextProps } from './kit/parts/search/marked-text'
export {
  matchExcerpt,
  matchesSearch,
  rankItems,
  searchItems,
  searchLength,
  splitMatches,
  type TextSegment,
} from './kit/parts/search/search'
export { useDebouncedText } from './kit/parts/search/use-debounced-text'
export {
  type SearchMatches,
  type SearchSourceOptions,
  type SourceQuery,
  useSearchSource,
} from './kit/parts/search/use-search-source'
export { latinKey } from './kit/parts/shortcuts/latin-key'
export { $hasShortcutList, shortcutListOpened } from './kit/parts/shortcuts/shortcut-list'
export { useShortcut } from './kit/parts/shortcuts/use-shortcut'
export { type Collected, useCollected } from './kit/parts/slot/collect'
export { EntryBoundary, type EntryBoundaryProps } from './kit/parts/slot/entry-boundary'
export { loadableOf, loading, type ReadData, ready } from './kit/parts/slot/loadable'
export { Slot, SlotEntryView, useSlotEntries } from './kit/parts/slot/slot'
export { type FunctionEntry, useSlotFunctions } from './kit/parts/slot/slot-functions'
export { type ActionTools, useSlotMenu } from './kit/parts/slot/use-slot-menu'
export { RelativeTime, type RelativeTimeProps, useMinute } from './kit/parts/time/relative-time'
export { type Formats, useFormats } from './kit/parts/time/use-formats'
export {
  readVideo,
  storedVideo,
  toEmbedUrl,
  type Video,
  type VideoProvider,
  videoProviderNames,
} from './kit/parts/video/video'
export { VideoConsent, type VideoConsentProps } from './kit/parts/video/video-consent-gate'
export { playerPermissions, VideoFrame, type VideoFrameProps } from './kit/parts/video/video-frame'
