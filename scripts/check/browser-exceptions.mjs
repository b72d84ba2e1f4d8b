// What code and styles may use although a declared browser (package/browsers.mjs) lacks it, because everything works
// without it. `feature` is a path in MDN's browser-compat-data and includes all below it; `where` is the only file.

export const codeExceptions = [
  {
    feature: 'api.Window.requestIdleCallback',
    where: 'kernel/core/async/tasks.ts',
    why: 'a timer replaces it',
  },
  {
    feature: 'api.CanvasRenderingContext2D.imageSmoothingQuality',
    where: 'kernel/kit/parts/images/image.worker.ts',
    why: 'a hint: other browsers scale with their own quality',
  },
  {
    feature: 'api.DataTransferItem.webkitGetAsEntry',
    where: 'kernel/kit/ui/file-drop/file-drop.tsx',
    why: 'called only if it exists',
  },
  {
    feature: 'api.Element.checkVisibility',
    where: 'kernel/kit/ui/focus/focus-restoration.ts',
    why: 'called only if it exists: what only a style hides keeps the focus in older browsers',
  },
  {
    feature: 'api.Navigator.setAppBadge',
    where: 'plugins/notices/ui/use-app-badge.ts',
    why: 'called only if it exists: other systems mark the icon by the notices',
  },
  {
    feature: 'api.Navigator.clearAppBadge',
    where: 'plugins/notices/ui/use-app-badge.ts',
    why: 'as setAppBadge',
  },
  {
    feature: 'api.Notification.tag',
    where: 'plugins/messaging/model/notify.ts',
    why: 'without it, a notice stays until the person closes it',
  },
  {
    feature: 'api.Navigator.share',
    where: 'kernel/frame/share/share-dialog.lazy.tsx',
    why: 'offered only where it exists',
  },
  {
    feature: 'javascript.builtins.Intl.Segmenter',
    where: 'kernel/core/parse/cut-text.ts',
    why: 'a regular expression replaces it',
  },
  {
    feature: 'javascript.builtins.Intl.Segments',
    where: 'kernel/core/parse/cut-text.ts',
    why: 'as Intl.Segmenter',
  },
  {
    feature: 'html.elements.img.fetchpriority',
    why: 'a hint: other browsers choose the order of downloads',
  },
]

export const styleExceptions = [
  { feature: 'css.at-rules.starting-style', why: 'toasts appear without a transition' },
  { feature: 'css.properties.-webkit-tap-highlight-color', why: 'other browsers do not highlight a tap' },
  { feature: 'css.properties.cursor', why: 'touch screens have no pointer' },
  { feature: 'css.properties.field-sizing', why: 'the text area measures its text: kernel/kit/ui/field' },
  { feature: 'css.properties.forced-color-adjust', why: 'other browsers do not replace colors' },
  {
    feature: 'css.properties.grid-template-rows.subgrid',
    why: 'rows of neighbors do not line up when a label wraps',
  },
  { feature: 'css.properties.overflow-anchor', why: 'it switches off what other browsers do not do' },
  { feature: 'css.properties.overflow-clip-margin', why: 'other browsers clip at the edge by themselves' },
  { feature: 'css.properties.resize', why: 'text areas grow; touch screens have no handle' },
  { feature: 'css.properties.scrollbar-width', why: 'the scroll bar has its usual width' },
  { feature: 'css.properties.text-size-adjust', why: 'other browsers do not enlarge text on their own' },
  { feature: 'css.properties.text-wrap', why: 'lines break less evenly' },
  { feature: 'css.selectors.-webkit-search-cancel-button', why: 'other browsers have no such button' },
  { feature: 'css.selectors.selection', why: 'selected text has the color of the system' },
]
