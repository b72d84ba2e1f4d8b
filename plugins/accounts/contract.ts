import { route, slot } from '@kernel'

/** Shown after registration. */
export const activationInstructionsRoute = route(
  'accounts/activation-instructions',
  '/user/activate/instructions',
)
export const activationSuccessRoute = route('accounts/activation-success', '/user/activate/success')
export const activationErrorRoute = route('accounts/activation-error', '/user/activate/error')
/** The link of the activation e-mail; the static routes above win over it (KRN-ROUTE-03). */
export const activationRoute = route('accounts/activation', '/user/activate/:token')
/** Shown after joining the waiting list. */
export const waitingListRoute = route('accounts/waiting-list', '/user/waitingList')
/** The contact form. */
export const contactRoute = route('accounts/contact', '/contact')

/**
 * Panels of the profile (ACC-PROF-01). Label and icon appear in the side menu; the part of the id after the slash
 * is the URL parameter `?panel=`. The plugin's own panels use the orders 10, 20, 30 and 50.
 *
 * @example
 * fill(profilePanels, { id: 'public-page/my-page', order: 40, label, icon, load: () => import('./ui/my-page-panel') })
 */
export const profilePanels = slot('accounts/profile.panels')

/** Sections at the end of the landing page, loaded when the user scrolls there. Visitors see them too. */
export const landingSections = slot('accounts/landing.sections')
