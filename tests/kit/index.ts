/** The test kit for plugins, described in tests/kit/README.md. */

export { expectAccessible } from './accessibility'
export { fakeClock } from './clock'
export { allowConsoleErrors } from './console-errors'
export { faults, faultsOfIgnoredBodies, tryFaults } from './faults'
export { descriptionOf, field, fillIn } from './forms'
export { blockIframes } from './iframes'
export { endSessionElsewhere, startMockServer } from './mock-server'
export { type Deployment, openProduct, reload } from './open-product'
export { fakePictures } from './pictures'
export { type RouteOptions, renderRoute } from './render-route'
export { renderSlot } from './render-slot'
export { visit } from './visit'
