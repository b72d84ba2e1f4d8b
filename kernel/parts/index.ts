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
export { announce, announceUrgently, useLoadingIndicator } from '../core/announcer/announce'
export { createStaleCheck, createVisitCheck, isTyping, recordMove } from '../core/async/stale-check'
export { fetchJson } from '../core/http/fetch-json'
export { fetchWithProgress, type UploadProgress } from '../core/http/fetch-with-progress'
export { fileUrl, imageUrl } from '../core/http/file-url'
export { invalidFields } from '../core/http/outcome'
export { toIsoDate } from '../core/i18n/date-format'
export { type Formats, useFormats } from '../core/i18n/use-formats'
export { $isFirstScreenReady } from '../core/navigation/first-screen'
export { useHasSideEffects, useHomePath } from '../core/navigation/links'
export { PageHead, type PageHeadProps, useScreenName, useScreenTitle } from '../core/navigation/page-head'
export { useQueryFocus } from '../core/navigation/use-scroll-restoration'
export { useTarget } from '../core/navigation/use-target'
export { isBlank } from '../core/parse/parse'
export {
  foldText,
  matchExcerpt,
  matchesSearch,
  searchItems,
  searchLength,
  splitMatches,
  type TextSegment,
} from '../core/parse/search'
export { redactSecretKeys } from '../core/parse/secret-key'
export {
  type KeyboardShortcutProps,
  keyboardShortcuts,
} from '../core/plugin/shell-slots'
export {
  type Command,
  type RecordedCall,
  type RecordedCommand,
  sendRecordedFx,
  useCommand,
  useSendCommand,
  useSendRecorded,
} from '../core/query/command'
export { isFromCopy } from '../core/query/offline-answers'
export { type Change, type ChangeKind, declareChange, overlayOf, useIsOpen } from '../core/query/overlay'
export { useApiMutation } from '../core/query/use-api-mutation'
export { usePrefetchQuery } from '../core/query/use-prefetch-query'
export { useToggleMutation } from '../core/query/use-toggle-mutation'
export { useUndoableMutation } from '../core/query/use-undoable-mutation'
export { userFiles } from '../core/session/stored'
export type { UserFiles } from '../core/storage/user-files'
export { requestFailed } from '../core/toasts/request-failed'
export { type ConfirmOptions, confirmRequested } from './confirm/confirm'
export { useSecretKeyConfirm } from './confirm/use-secret-key-confirm'
export { downloadFile } from './copy/download-file'
export { type Copying, useCopy } from './copy/use-copy'
export { EmojiButton, type EmojiButtonProps } from './emoji/emoji-button'
export { insertText } from './emoji/insert-text'
export { afterPointerUp } from './forms/after-pointer-up'
export { applyServerErrors } from './forms/apply-server-errors'
export { EditForm, type EditFormProps, RestoredNotice, type RestoredNoticeProps } from './forms/edit-form'
export {
  applyEdits,
  type EditsOf,
  imageFields,
  type ListEdit,
  type ListFields,
  noImage,
  readLatest,
} from './forms/edits'
export { encodeMessage } from './forms/encoded-message'
export { Form, type FormProps } from './forms/form'
export { FormEnd, type FormEndProps } from './forms/form-end'
export { type FormControlOptions, useFormControl } from './forms/form-errors'
export { FormFailure, type FormFailureProps } from './forms/form-failure'
export { type FormControl, FormField, type FormFieldProps } from './forms/form-field'
export { FormSwitch, type FormSwitchProps } from './forms/form-switch'
export { notBlank } from './forms/not-blank'
export {
  type EditDocument,
  type EditFormOptions,
  useEditForm,
  useStoredEdits,
} from './forms/use-edit-form'
export { useForm } from './forms/use-form'
export { type FormHandlers, useFormHandlers } from './forms/use-form-handlers'
export { htmlTags } from './html/allowed-tags'
export { decodeReferences } from './html/character-references'
export { Fold, type FoldProps } from './html/fold'
export { HtmlContent, type HtmlContentProps } from './html/html-content'
export { htmlExcerpt } from './html/html-excerpt'
export { isEmptyHtml } from './html/is-empty-html'
export { LinkedText } from './html/linked-text'
export type { CropShape } from './images/image-cropper'
export { ImagePicker, type ImagePickerProps } from './images/image-picker'
export { ImageUpload, type ImageUploadProps, type UploadOptions } from './images/image-upload'
export type { PreparedImage } from './images/prepare-image'
export { useKeptImage } from './images/use-kept-image'
export { useObjectUrl } from './images/use-object-url'
export { List, maxWholeList } from './list/list'
export type { ListProps, ListRowProps } from './list/list-row'
export { useInView } from './list/use-in-view'
export { useIsPrinting } from './list/use-is-printing'
export { amountOf, type Money, multiply, type Prices, readMoney, readPrices, sum } from './money/money'
export { useMoney } from './money/use-money'
export { RouteLink, type RouteLinkProps } from './navigation/route-link'
export { ScreenDialog, type ScreenDialogProps } from './navigation/screen-dialog'
export { Toolbar, type ToolbarProps } from './navigation/toolbar'
export { CopyNotice } from './query/copy-notice'
export { ErrorNotice, type ErrorNoticeProps } from './query/error-notice'
export { QueryBoundary, type QueryBoundaryProps } from './query/query-boundary'
export { useDebouncedText } from './search/use-debounced-text'
export {
  type SearchMatches,
  type SearchSourceOptions,
  type SourceQuery,
  useSearchSource,
} from './search/use-search-source'
export { latinKey } from './shortcuts/latin-key'
export { $hasShortcutList, shortcutListOpened } from './shortcuts/shortcut-list'
export { useShortcut } from './shortcuts/use-shortcut'
export { type Collected, useCollected } from './slot/collect'
export { EntryBoundary, type EntryBoundaryProps } from './slot/entry-boundary'
export { loadableOf, loading, type ReadData, ready } from './slot/loadable'
export { Slot, SlotEntryView, useSlotEntries } from './slot/slot'
export { type FunctionEntry, useSlotFunctions } from './slot/slot-functions'
export { type ActionTools, useSlotMenu } from './slot/use-slot-menu'
export { RelativeTime, type RelativeTimeProps, useMinute } from './time/relative-time'
export {
  readVideo,
  storedVideo,
  toEmbedUrl,
  type Video,
  type VideoProvider,
  videoProviderNames,
} from './video/video'
export { VideoConsent, type VideoConsentProps } from './video/video-consent-gate'
export { playerPermissions, VideoFrame, type VideoFrameProps } from './video/video-frame'
