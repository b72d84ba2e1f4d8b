import { type Id, route, type Session, slot } from '@kernel'
import type { FormHandlers } from '@kernel/parts'
import type { QueryClient } from '@tanstack/react-query'

/** Route of the activation instructions, shown after registration. */
export const activationInstructionsRoute = route(
  'accounts/activation-instructions',
  '/user/activate/instructions',
)
export const activationSuccessRoute = route('accounts/activation-success', '/user/activate/success')
export const activationErrorRoute = route('accounts/activation-error', '/user/activate/error')
/** Route of the link in the activation e-mail, whose token may contain slashes; static routes below `/user/activate` take precedence. */
export const activationRoute = route('accounts/activation', '/user/activate/:token*')
/** Route of the confirmation after joining the waiting list. */
export const waitingListRoute = route('accounts/waiting-list', '/user/waitingList')
/** Route of the contact form. */
export const contactRoute = route('accounts/contact', '/contact')

/**
 * Panels of the profile, cards below `label`, the sentence `detail` and the present value, `badge`. A panel with a segment is on the screen
 * `/user/profile?panel=SEGMENT` if an entry of `userMenu` leads there: `account` is the one of password and session. The address
 * `?panel=` with the part of an id after the slash leads to that panel. The plugin's own panels use the values 10, 20, 30 and 50 of `order`.
 * @place `/user/profile`: a card of the screen
 * @example
 * fill(profilePanels, { id: 'clubs/number', order: 25, label, load: () => import('./ui/club-panel') })
 */
export const profilePanels = slot<object, 'section'>('accounts/profile.panels')

/** Props of the functions of {@link dataExports}. */
export interface ExportTools {
  readonly client: QueryClient
  readonly session: Session
  /** The user canceled the export, or the session ended: send no more requests then. */
  readonly signal: AbortSignal
  /** Tells that a part of the data could not be read. */
  readonly onGap: () => void
}

/**
 * Data in the file "my data": functions that read the user's data, serializable as JSON; where one throws, the export names
 * it and continues. The part of the id after the slash is the key in the file; users see `label`. What only this device has is
 * the `onlyHere` of stores, in a function with `hasServerState: false`: a logout names it, and `/settings` brings it back.
 * @place `/settings?panel=data`: a part of the file “Download my data”
 * @example
 * fill(dataExports, { id: 'billing/payments', label, load: () => import('./ui/export-payments') })
 */
export const dataExports = slot<ExportTools, 'function', Promise<unknown>>('accounts/data.exports')

/** Props of the contributions to {@link loginNotices}. */
export interface LoginNoticeProps {
  readonly screen: 'login' | 'registration'
  /** Sets the title of the login screen to one that says what the login is for; the registration keeps its title. */
  readonly onTitle?: ((title: string) => void) | undefined
}

/**
 * Messages above the login and registration forms, such as why the visitor has to log in. A contribution may
 * render nothing.
 * @place `/user/login`, `/user/register`: above the form
 * @example
 * fill(loginNotices, { id: 'commerce/enroll', hasServerState: false, load: () => import('./ui/enroll-notice') })
 */
export const loginNotices = slot<LoginNoticeProps, 'component'>('accounts/login.notices')

/**
 * Beside the login form on wide screens, in place of the picture. A contribution may render nothing: then the picture stays.
 * @place `/user/login`: beside the form
 * @example
 * fill(loginAside, { id: 'commerce/enroll', hasServerState: false, load: () => import('./ui/enroll-aside') })
 */
export const loginAside = slot<object, 'component'>('accounts/login.aside')

/** Props of the contributions to {@link loginMethods}. */
export interface LoginMethodProps {
  readonly screen: 'login' | 'registration'
}

/**
 * Other ways to log in, below the login and registration forms. `authenticateFx` of the kernel starts the session with the
 * answer of the server.
 * @place `/user/login`, `/user/register`: below the form
 * @example
 * fill(loginMethods, { id: 'sso/login', hasServerState: false, load: () => import('./ui/sso-button') })
 */
export const loginMethods = slot<LoginMethodProps, 'component' | 'link'>('accounts/login.methods')

/** What a visitor typed into the registration form, without the passwords. */
export interface RegisteredAccount {
  readonly name: string
  readonly login: string
  readonly email: string
}

/** Props of the contributions to {@link registrationFields}. */
export interface RegistrationFieldProps {
  /**
   * Registers what happens when the form is submitted, and returns a function that removes it: call it in an effect. `onSubmit`
   * checks the fields; `onSaved` gets name, login and e-mail of the created account, and sends the values of the fields. A solved captcha stays valid when
   * `onSubmit` returns `false`.
   */
  readonly register: (handlers: FormHandlers<RegisteredAccount>) => () => void
}

/**
 * Further fields of the registration, before the captcha. Visitors load no query client: set `hasServerState: false`.
 * @place `/user/register`: the last fields of the form
 * @example
 * fill(registrationFields, { id: 'clubs/number', hasServerState: false, load: () => import('./ui/club-field') })
 */
export const registrationFields = slot<RegistrationFieldProps, 'component'>('accounts/registration.fields')

/**
 * Sections at the end of the landing page, loaded when the user scrolls to them. Visitors also see these sections.
 * @place `/`, for visitors: the end of the screen
 */
export const landingSections = slot<object, 'component'>('accounts/landing.sections')

/** A post, course or other item that the landing page shows beside its call to action. */
export interface LandingHighlight {
  readonly id: string
  /** Name of the person or item, as untrusted plain text. */
  readonly title: string
  /** A short description, as untrusted plain text. */
  readonly text: string
  /** Path of the screen that shows the item. */
  readonly to: string | undefined
  /** Image: a stored file name or an absolute URL; empty for none. */
  readonly picture: string
  /** Whether `title` and `picture` are those of a person who wrote `text`. */
  readonly isPerson?: boolean
  /** When a person wrote `text`. */
  readonly time?: Date | undefined
  /** A short line at the foot of an item that is no person's, such as a price. */
  readonly note?: string | undefined
  /** What `note` was before, shown struck through, such as the price without discount. */
  readonly formerNote?: string | undefined
  /** Number of people who like what a person wrote. */
  readonly likes?: number | undefined
  /** Number of comments on what a person wrote. */
  readonly comments?: number | undefined
  /** Username of the item's author; other contributions may show more items of this person. */
  readonly login: string
}

/** Props of the contributions to {@link landingHighlights}. */
export interface LandingHighlightsProps {
  /** Usernames of the authors of the items found so far, for contributions that find items through people. */
  readonly logins: readonly string[]
}

/**
 * Recent items of the community on the landing page, newest first: hooks. The page shows four of all contributions in turn.
 * @place `/`, for visitors: the row of cards below the headline
 * @example
 * fill(landingHighlights, { id: 'posts/latest', load: () => import('./ui/highlighted-posts') })
 */
export const landingHighlights = slot<LandingHighlightsProps, 'value', readonly LandingHighlight[]>(
  'accounts/landing.highlights',
)

/** What a member has reported to the operators. */
export interface ReportedItem {
  readonly kind: 'post' | 'comment' | 'message' | 'person'
  /** Undefined for a person whose id is unknown. */
  readonly id: Id | undefined
  /** Name and username of the author, or of the reported person; each empty where it is unknown. */
  readonly author: { readonly name: string; readonly login: string }
  /** Content as untrusted plain text, of a post as untrusted HTML; empty for a person. */
  readonly content: string
}

/** Props of the contributions to {@link afterReport}. */
export interface AfterReportProps {
  readonly item: ReportedItem
  /** Closes the dialog. */
  readonly onClose: () => void
}

/**
 * What a member can do after a report was sent, such as a button that hides the post.
 * @place `/mypage`: in the dialog “Report”, after it was sent
 * @example
 * fill(afterReport, { id: 'blocks/person', load: () => import('./ui/block-person') })
 */
export const afterReport = slot<AfterReportProps, 'component'>('accounts/report.after')
