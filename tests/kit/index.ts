/** The test kit for plugins, described in tests/kit/README.md. */

export { expectAccessible } from './accessibility'
export { gainFocus, hideWindow, loseFocus, showWindow } from './attention'
export { fakeClock, wrongDeviceClock } from './clock'
export { fakeCloseRequests } from './close-requests'
export { allowConsoleErrors, loggedErrors } from './console-errors'
export { fakeDevice } from './device'
export { type Download, recordDownloads } from './downloads'
export { faults, faultsOfIgnoredBodies, tryFaults } from './faults'
export { descriptionOf, field, fillIn } from './forms'
export { blockIframes } from './iframes'
export { type Keyboard, pressOn } from './keyboard'
export { fakeLocks } from './locks'
export { endSessionElsewhere, startMockServer } from './mock-server'
export { fakeOfflineCopy } from './offline-copy'
export { type Deployment, openProduct, reload } from './open-product'
export { fakePictures } from './pictures'
export { type RacedList, races } from './races'
export { type RouteOptions, renderRoute } from './render-route'
export { renderSlot } from './render-slot'
export { allowScripts } from './scripts'
export { evictStorage, storedUnread, storeElsewhere } from './storage'
export {
  type ThrowingPhase,
  throwingAtCleanUps,
  throwingPhases,
  throwingPlugin,
  thrown,
} from './throwing-plugin'
export { visit } from './visit'
