// Development only: saving a locale file runs this module again, so that the new texts appear without a reload.
const locales = [
  import.meta.webpackContext('../kernel/locales', { regExp: /\.ts$/ }),
  import.meta.webpackContext('./', { recursive: true, regExp: /^\.\/[^/]+\/locales\/[\w-]+\.ts$/ }),
]
// Run each locale file once, because hot reload ignores modules that never ran.
for (const files of locales) files.keys().forEach(files)

import.meta.webpackHot?.accept()
dispatchEvent(new Event('texts-saved'))
