/** Separate chunk: the SignalR library is large. */
export const loadHub = () => import('./open-hub')
