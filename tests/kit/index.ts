/** The test kit for plugins, described in tests/kit/README.md. */

export { endSessionElsewhere, startMockServer } from './mock-server'
export { type Deployment, openProduct } from './open-product'
export { type RouteOptions, renderRoute } from './render-route'
export { renderSlot } from './render-slot'
