export { Alert, type AlertProps } from './kit/ui/alert/alert'
export type { Tone } from './kit/ui/alert/tone'
export { Avatar, type AvatarProps } from './kit/ui/avatar/avatar'
export { Badge, type BadgeProps, CountBadge, type CountBadgeProps } from './kit/ui/badge/badge'
export { BrandMark, type BrandMarkProps } from './kit/ui/brand-mark/brand-mark'
export { Button, type ButtonProps } from './kit/ui/button/button'
export type { ButtonVariants } from './kit/ui/button/button.recipe'
export { ButtonLink, type ButtonLinkProps } from './kit/ui/button/button-link'
export { IconButton, type IconButtonProps } from './kit/ui/button/icon-button'
export { RetryButton, type RetryButtonProps } from './kit/ui/button/retry-button'
export { Card, type CardProps } from './kit/ui/card/card'
export { Checkbox, type CheckboxProps } from './kit/ui/checkbox/checkbox'
export { Chip, type ChipProps } from './kit/ui/chip/chip'
export { setAccent } from './kit/ui/color/accent'
export { type AccentShades, type AccentTheme, accentShades } from './kit/ui/color/accent-shades'
export { ConfirmPopup, type ConfirmPopupProps } from './kit/ui/dialog/confirm-popup'
export { Dialog, preloadDialog } from './kit/ui/dialog/dialog'
export type { DialogProps } from './kit/ui/dialog/dialog-props'
export { EmptyState, type EmptyStateProps } from './kit/ui/empty-state/empty-state'
export { Field, FieldError, type FieldErrorProps, type FieldProps } from './kit/ui/field/field'
export { useFieldControl } from './kit/ui/field/field-context'
export { Input, type InputProps } from './kit/ui/field/input'
export { PasswordInput, type PasswordInputProps } from './kit/ui/field/password-input'
export { SearchInput, type SearchInputProps } from './kit/ui/field/search-input'
export { Select, type SelectProps } from './kit/ui/field/select'
export { Textarea, type TextareaProps } from './kit/ui/field/textarea'
export { FileDrop, type FileDropProps } from './kit/ui/file-drop/file-drop'
export { useMedia } from './kit/ui/hooks/use-media'
export { useRenderedIds } from './kit/ui/hooks/use-rendered-ids'
export * from './kit/ui/icons'
export { Icon, type IconProps } from './kit/ui/icons/icon'
export { themeIcons } from './kit/ui/icons/theme-icons'
export { BookIllustration } from './kit/ui/illustrations/book-illustration'
export { CartIllustration } from './kit/ui/illustrations/cart-illustration'
export { ClockIllustration } from './kit/ui/illustrations/clock-illustration'
export {
  accentFill,
  accentStroke,
  Illustration,
  inkStroke,
  paperFill,
} from './kit/ui/illustrations/illustration'
export { LostIllustration } from './kit/ui/illustrations/lost-illustration'
export { MailIllustration } from './kit/ui/illustrations/mail-illustration'
export { PeopleIllustration } from './kit/ui/illustrations/people-illustration'
export { SearchIllustration } from './kit/ui/illustrations/search-illustration'
export { SpeechBubblesIllustration } from './kit/ui/illustrations/speech-bubbles-illustration'
export { LoadError, LoadNotice } from './kit/ui/lazy/load-error'
export { Link, type LinkProps } from './kit/ui/link/link'
export { Menu, type MenuProps, type MenuTriggerProps } from './kit/ui/menu/menu'
export type { MenuItem } from './kit/ui/menu/menu-item'
export { NumberInput, type NumberInputProps } from './kit/ui/number-input/number-input'
export { OutsideLink, type OutsideLinkProps } from './kit/ui/outside-link/outside-link'
export { MessagePage, type MessagePageProps } from './kit/ui/page/message-page'
export { NotFoundPage, type NotFoundPageProps } from './kit/ui/page/not-found-page'
export { Page, PageHeader, type PageHeaderProps, type PageProps } from './kit/ui/page/page'
export { Picture, type PictureProps } from './kit/ui/picture/picture'
export { Progress, type ProgressProps } from './kit/ui/progress/progress'
export { Segments, type SegmentsProps } from './kit/ui/segments/segments'
export {
  ScreenSkeleton,
  type ScreenSkeletonProps,
  type SkeletonContent,
} from './kit/ui/skeleton/screen-skeleton'
export {
  Skeleton,
  SkeletonGroup,
  type SkeletonGroupProps,
  type SkeletonProps,
} from './kit/ui/skeleton/skeleton'
export { Spinner, SpinnerMark, type SpinnerProps } from './kit/ui/spinner/spinner'
export { Switch, type SwitchProps } from './kit/ui/switch/switch'
export { type Tab, Tabs, type TabsProps } from './kit/ui/tabs/tabs'
export { TabsHead, type TabsHeadProps } from './kit/ui/tabs/tabs-head'
export { SeeAll } from './kit/ui/text-link/see-all'
export { TextLink, type TextLinkProps } from './kit/ui/text-link/text-link'
export { ToastView, type ToastViewProps } from './kit/ui/toast/toast-view'
export { Tooltip, type TooltipProps } from './kit/ui/tooltip/tooltip'
export { VisuallyHidden, type VisuallyHiddenProps } from './kit/ui/visually-hidden/visually-hidden'
