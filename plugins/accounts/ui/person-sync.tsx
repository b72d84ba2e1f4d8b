import '../model/shared-person'

/** Renders nothing. Its model updates the user's personal data when another tab has saved a change. */
export default function PersonSync() {
  return null
}
