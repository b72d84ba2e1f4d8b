/** The live connection, with its library. */
export const loadHub = () => import('./open-hub')
