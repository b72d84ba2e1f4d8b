/** The test kit for plugins, described in tests/kit/README.md. */

export { expectAccessible } from './accessibility'
export { fakeClock } from './clock'
export { allowConsoleErrors, loggedErrors } from './console-errors'
export { fakeDevice } from './device'
export { faults, faultsOfIgnoredBodies, tryFaults } from './faults'
export { descriptionOf, field, fillIn } from './forms'
export { endSessionElsewhere, startMockServer } from './mock-server'
export { type Deployment, openProduct, reload } from './open-product'
export { type RouteOptions, renderRoute } from './render-route'
export { renderSlot } from './render-slot'
export { allowScripts } from './scripts'
