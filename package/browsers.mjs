/**
 * The oldest browsers in which everything works, on desktops and on phones; Edge and other browsers count as the engine
 * that they contain. Builds produce code for them, and `npm run check` compares code and styles with them
 * (scripts/check/browsers.mjs).
 */
export const browsers = ['chrome >= 111', 'firefox >= 121', 'safari >= 16.4']
