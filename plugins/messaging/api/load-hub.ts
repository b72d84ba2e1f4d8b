/** Loads the hub in a separate chunk, because the SignalR library is large. */
export const loadHub = () => import('./open-hub')
