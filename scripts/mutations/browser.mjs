// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the strings are source code
const texts = 'tests/browser/html-content.spec.ts'
const hostile = { file: 'tests/browser/hostile.spec.ts', only: 'the details of a course' }

/**
 * Guards covered by browser tests only; each needs a build.
 *
 * @type {import('./list.mjs').Mutation[]}
 */
export const browserMutations = [
  {
    name: 'user HTML with scripts (sanitizer)',
    file: 'kernel/parts/html/sanitize.ts',
    find: 'purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })',
    replacement: 'html as unknown as TrustedHTML',
    test: hostile,
  },
  {
    name: 'user links with scripts or disguised hosts',
    file: 'kernel/parts/html/allowed-tags.ts',
    find: 'ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\\/(?![/\\\\])|#)/i',
    replacement: 'ALLOWED_URI_REGEXP: /./',
    test: hostile,
  },
  {
    name: 'window.opener for pages linked by users (rel)',
    file: 'kernel/parts/html/sanitize.ts',
    find: "link.setAttribute('rel', 'noopener nofollow')",
    replacement: '',
    test: { file: texts, only: 'marks links as nofollow' },
  },
  {
    name: 'user links to screens with side effects',
    file: 'kernel/parts/html/sanitize.ts',
    find: 'if (!currentOptions || !hasSideEffects(currentOptions.screens, address)) return',
    replacement: 'return',
    test: { file: texts, only: 'signs the reader out' },
  },
  {
    name: 'tracking images in user HTML',
    file: 'kernel/parts/html/sanitize.ts',
    find: 'if (address && !isFrame && isAllowedSource(address)) {',
    replacement: 'if (address) {',
    test: { file: texts, only: 'only images of this deployment' },
  },
  {
    name: 'image metadata in uploads',
    file: 'kernel/parts/images/image.worker.ts',
    find: 'await canvas.convertToBlob({ type, quality })',
    replacement: 'file',
    test: { file: 'tests/browser/profile-picture.spec.ts', only: 'removes metadata such as the location' },
  },
  {
    name: 'two orders from two tabs (lock)',
    file: 'plugins/commerce/model/with-lock.ts',
    find: 'await lock.acquired',
    replacement: '',
    test: { file: 'tests/browser/checkout.spec.ts', only: 'two tabs check out' },
  },
  {
    name: 'usage reported by two tabs (lock)',
    file: 'kernel/core/session/tab-lock.ts',
    find: 'if (!locks) return {',
    replacement: 'if (locks) return {',
    test: { file: 'tests/browser/tabs.spec.ts', only: 'reports usage from one tab' },
  },
  {
    name: 'a page of one user in the next user’s session',
    file: 'kernel/core/session/session-broadcast.ts',
    find: "filter: (change) => change === 'other-user'",
    replacement: 'filter: () => false',
    test: {
      file: 'kernel/core/session/session-broadcast.test.ts',
      only: 'reloads when another user logs in',
    },
  },
  {
    name: 'a session that continues in other tabs after logout',
    file: 'kernel/core/session/session-broadcast.ts',
    find: 'sample({ clock: change, filter: isEnd, target: sessionEnded })',
    replacement: '',
    test: { file: 'kernel/core/session/session-broadcast.test.ts' },
  },
  {
    name: 'a changed remote plugin (integrity)',
    file: 'kernel/core/remotes/fetch-with-integrity.ts',
    find: 'link.integrity = integrity',
    replacement: 'void integrity',
    test: { file: 'tests/browser/remotes.spec.ts', only: 'names remotes that fail' },
  },
  {
    name: 'changed scripts of the page (integrity)',
    file: 'scripts/build/sri.ts',
    find: '`${tag} integrity="${hashOf(file)}"`',
    replacement: 'file.length > 0 ? tag : tag',
    test: { file: 'tests/browser/product-server.spec.ts' },
  },
  {
    name: 'preloading protected data without the token',
    file: 'kernel/shell/boot/preload.js',
    find: "if (!path || (!isForAll && stored('token'))) return",
    replacement: 'if (!path) return',
    test: { file: 'tests/browser/prefetch.spec.ts', only: 'does not preload what needs a token' },
  },
  {
    name: 'a wanted course that is lost on session timeout',
    file: 'plugins/commerce/model/pending-enrollment.ts',
    find: "filter: (reason) => reason !== 'reset',",
    replacement: 'filter: () => false,',
    test: { file: 'plugins/commerce/ui/enroll-button.test.tsx', only: 'session has run out' },
  },
  {
    name: 'stored data of a tab after logout',
    file: 'kernel/core/session/user-key.ts',
    find: 'filter: isLogout, fn: () => undefined, target: clearTabStorageFx',
    replacement: 'filter: () => false, fn: () => undefined, target: clearTabStorageFx',
    test: { file: 'kernel/core/session/user-key.test.ts' },
  },
  {
    name: 'layout shifts during a press',
    file: 'plugins/accounts/ui/unique-field.tsx',
    find: 'afterPointerUp(() => ask(output))',
    replacement: 'ask(output)',
    test: { file: 'tests/browser/profile-data.spec.ts', only: 'the first press' },
  },
  {
    name: 'repeating an order of unknown outcome with another cart',
    file: 'plugins/commerce/model/order-attempts.ts',
    find: 'one.answer === undefined && sharesProduct(one, cart)',
    replacement: 'false',
    test: { file: 'plugins/commerce/model/order-attempts.test.ts' },
  },
  {
    name: 'sending an order while its outcome is confirmed',
    file: 'plugins/commerce/model/order-attempts.ts',
    find: 'one.sentAt > decidedAfter',
    replacement: 'decidedAfter === Number.NEGATIVE_INFINITY',
    test: { file: 'plugins/commerce/model/order-attempts.test.ts' },
  },
  {
    name: 'an order that a gateway has lost',
    file: 'plugins/commerce/model/order-rejection.ts',
    find: 'rejectionStatuses.includes(error.status)',
    replacement: 'error.status >= 400',
    test: { file: 'plugins/commerce/model/order-rejection.test.ts' },
  },
  {
    name: 'selling a course to its owner',
    file: 'plugins/commerce/model/pending-enrollment.ts',
    find: 'if (!isAlreadyEnrolled) await',
    replacement: 'await',
    test: { file: 'tests/browser/enroll.spec.ts', only: 'already has it' },
  },
  {
    name: 'keyboard access to the first post of the feed',
    file: 'plugins/posts/ui/use-post-virtualizer.ts',
    find: '[0, at - 1, at, at + 1, ',
    replacement: '[at, ',
    test: { file: 'tests/browser/feed.spec.ts', only: 'tabs through the cards in order' },
  },
]
