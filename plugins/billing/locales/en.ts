export default {
  title: 'Billing',
} as const
