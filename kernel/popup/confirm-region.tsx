export function ConfirmRegion() { return null }
