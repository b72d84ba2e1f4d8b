import { route, slot } from '@kernel'

/** Route of the activation instructions, shown after registration. */
export const activationInstructionsRoute = route(
  'accounts/activation-instructions',
  '/user/activate/instructions',
)
export const activationSuccessRoute = route('accounts/activation-success', '/user/activate/success')
export const activationErrorRoute = route('accounts/activation-error', '/user/activate/error')
/** Route of the link in the activation e-mail; static routes below `/user/activate` take precedence (KRN-ROUTE-03). */
export const activationRoute = route('accounts/activation', '/user/activate/:token')
/** Route of the confirmation after joining the waiting list. */
export const waitingListRoute = route('accounts/waiting-list', '/user/waitingList')
/** Route of the contact form. */
export const contactRoute = route('accounts/contact', '/contact')

/**
 * Panels of the profile (ACC-PROF-01). Label and icon appear in the side menu; the part of the id after the slash
 * is the URL parameter `?panel=`. The plugin's own panels use the values 10, 20, 30 and 50 of `order`.
 *
 * @example
 * fill(profilePanels, { id: 'public-page/my-page', order: 40, label, icon, load: () => import('./ui/my-page-panel') })
 */
export const profilePanels = slot('accounts/profile.panels')

/** Sections at the end of the landing page, loaded when the user scrolls to them. Visitors also see these sections. */
export const landingSections = slot('accounts/landing.sections')
