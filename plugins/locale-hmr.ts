// Development only: a saved locale file runs this module again, so that its texts change without a reload.
const locales = [
  import.meta.webpackContext('../kernel/locales', { regExp: /\.ts$/ }),
  import.meta.webpackContext('./', { recursive: true, regExp: /^\.\/[^/]+\/locales\/[\w-]+\.ts$/ }),
]
// Hot reload ignores modules that never ran.
for (const files of locales) files.keys().forEach(files)

import.meta.webpackHot?.accept()
dispatchEvent(new Event('texts-saved'))
