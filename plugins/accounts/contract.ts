import { route, slot } from '@kernel'

/** What to do after registering. */
export const activationInstructionsRoute = route(
  'accounts/activation-instructions',
  '/user/activate/instructions',
)
/** The account is active. */
export const activationSuccessRoute = route('accounts/activation-success', '/user/activate/success')
/** The account could not be activated. */
export const activationErrorRoute = route('accounts/activation-error', '/user/activate/error')
/** The link of the activation e-mail; the named screens beside it win (KRN-ROUTE-03). */
export const activationRoute = route('accounts/activation', '/user/activate/:token')
/** The person is on the waiting list. */
export const waitingListRoute = route('accounts/waiting-list', '/user/waitingList')
/** Writing to whoever runs the deployment. */
export const contactRoute = route('accounts/contact', '/contact')

/**
 * Panels of the profile (ACC-PROF-01). An entry's label and icon stand in the menu at the side, its content beside it,
 * and the part of its id after the slash in the address (`?panel=`). The plugin's own stand at 10, 20, 30 and 50.
 *
 * @example
 * fill(profilePanels, { id: 'public-page/my-page', order: 40, label, icon, load: () => import('./ui/my-page-panel') })
 */
export const profilePanels = slot('accounts/profile.panels')

/** Sections at the end of the landing page, drawn when somebody reads as far as that; visitors see them too. */
export const landingSections = slot('accounts/landing.sections')
