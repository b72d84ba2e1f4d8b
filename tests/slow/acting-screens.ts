/** Routes of the screens that act when they are opened. tests/slow/tabs.spec.ts opens each beside a login in another tab. */
export const actingScreens = [
  'kernel/logout',
  'kernel/register',
  'accounts/activation-instructions',
  'accounts/activation',
  'commerce/checkout',
  'commerce/enrolled',
] as const
