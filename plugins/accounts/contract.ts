import { route } from '@kernel'

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
