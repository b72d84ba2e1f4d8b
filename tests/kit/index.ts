/** Test kit for plugins; see README.md. */

export { endSessionElsewhere, startMockServer } from './mock-server'
export { type Deployment, openProduct } from './open-product'
export { type RouteOptions, renderRoute } from './render-route'
export { renderSlot } from './render-slot'
