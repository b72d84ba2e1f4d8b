/** The test kit for plugins, described in tests/kit/README.md. */

export { expectAccessible } from './accessibility'
export { fakeClock } from './clock'
export { allowConsoleErrors } from './console-errors'
export { endSessionElsewhere, startMockServer } from './mock-server'
export { type Deployment, openProduct, reload } from './open-product'
export { type RouteOptions, renderRoute } from './render-route'
export { renderSlot } from './render-slot'
export { visit } from './visit'
