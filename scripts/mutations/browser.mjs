// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is looked for is source
const texts = 'tests/browser/html-content.spec.ts'
const hostile = { file: 'tests/browser/hostile.spec.ts', only: 'the details of a course' }

/**
 * Guards that only a browser notices: each takes a build.
 *
 * @type {import('./list.mjs').Guard[]}
 */
export const browserMutations = [
  {
    name: 'somebody’s text as mark-up (the cleaner)',
    file: 'kernel/parts/html/sanitize.ts',
    take: 'purifier.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true })',
    put: 'html as unknown as TrustedHTML',
    test: hostile,
  },
  {
    name: 'links in a text that run something or lead to another host in disguise',
    file: 'kernel/parts/html/allowed-tags.ts',
    take: 'ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|\\/(?![/\\\\])|#)/i',
    put: 'ALLOWED_URI_REGEXP: /./',
    test: hostile,
  },
  {
    name: 'a way back for what a text links to (rel)',
    file: 'kernel/parts/html/sanitize.ts',
    take: "link.setAttribute('rel', 'noopener nofollow')",
    put: '',
    test: { file: texts, only: 'marks links as nofollow' },
  },
  {
    name: 'links in a text that do something as soon as they are opened',
    file: 'kernel/parts/html/sanitize.ts',
    take: 'if (!currentOptions || !hasSideEffects(currentOptions.screens, address)) return',
    put: 'return',
    test: { file: texts, only: 'signs the reader out' },
  },
  {
    name: 'pictures in a text that tell who reads it',
    file: 'kernel/parts/html/sanitize.ts',
    take: 'if (address && !isFrame && isAllowedSource(address)) {',
    put: 'if (address) {',
    test: { file: texts, only: 'only images of this deployment' },
  },
  {
    name: 'what a camera writes beside the picture',
    file: 'kernel/parts/images/image.worker.ts',
    take: 'await canvas.convertToBlob({ type, quality })',
    put: 'file',
    test: { file: 'tests/browser/profile-picture.spec.ts', only: 'removes metadata such as the location' },
  },
  {
    name: 'one order from two tabs (lock)',
    file: 'plugins/commerce/model/with-lock.ts',
    take: 'await lock.acquired',
    put: '',
    test: { file: 'tests/browser/checkout.spec.ts', only: 'two tabs check out' },
  },
  {
    name: 'two tabs that report the same minutes (lock)',
    file: 'kernel/core/session/tab-lock.ts',
    take: 'if (!locks) return {',
    put: 'if (locks) return {',
    test: { file: 'tests/browser/tabs.spec.ts', only: 'reports usage from one tab' },
  },
  {
    name: 'one person’s page under the next one’s session',
    file: 'kernel/core/session/session-broadcast.ts',
    take: "filter: (change) => change === 'other-user'",
    put: 'filter: () => false',
    test: {
      file: 'kernel/core/session/session-broadcast.test.ts',
      only: 'reloads when another user logs in',
    },
  },
  {
    name: 'a session that goes on in the other tabs',
    file: 'kernel/core/session/session-broadcast.ts',
    take: 'sample({ clock: change, filter: isEnd, target: sessionEnded })',
    put: '',
    test: { file: 'kernel/core/session/session-broadcast.test.ts' },
  },
  {
    name: 'a plugin from outside that is not what was agreed',
    file: 'kernel/core/remotes/fetch-with-integrity.ts',
    take: 'link.integrity = integrity',
    put: 'void integrity',
    test: { file: 'tests/browser/remotes.spec.ts', only: 'names remotes that fail' },
  },
  {
    name: 'scripts of the page that are not what was built (integrity)',
    file: 'scripts/build/sri.ts',
    take: '`${tag} integrity="${hashOf(file)}"`',
    put: 'file.length > 0 ? tag : tag',
    test: { file: 'tests/browser/product-server.spec.ts' },
  },
  {
    name: 'what takes a token, asked for ahead without it',
    file: 'kernel/shell/boot/preload.js',
    take: "if (!path || (!isForAll && stored('token'))) return",
    put: 'if (!path) return',
    test: { file: 'tests/browser/prefetch.spec.ts', only: 'does not preload what needs a token' },
  },
  {
    name: 'a wanted course after a session has run out',
    file: 'plugins/commerce/model/pending-enrollment.ts',
    take: "filter: (reason) => reason !== 'reset',",
    put: 'filter: () => false,',
    test: { file: 'plugins/commerce/ui/enroll-button.test.tsx', only: 'session has run out' },
  },
  {
    name: 'what a tab has stored, after a logout',
    file: 'kernel/core/session/user-key.ts',
    take: 'filter: isLogout, fn: () => undefined, target: clearTabStorageFx',
    put: 'filter: () => false, fn: () => undefined, target: clearTabStorageFx',
    test: { file: 'kernel/core/session/user-key.test.ts' },
  },
  {
    name: 'a button that moves from under a press',
    file: 'plugins/accounts/ui/unique-field.tsx',
    take: 'afterPointerUp(() => ask(output))',
    put: 'ask(output)',
    test: { file: 'tests/browser/profile-data.spec.ts', only: 'the first press' },
  },
  {
    name: 'an order of unknown outcome, made again with something else',
    file: 'plugins/commerce/model/order-attempts.ts',
    take: 'one.answer === undefined && sharesProduct(one, cart)',
    put: 'false',
    test: { file: 'plugins/commerce/model/order-attempts.test.ts' },
  },
  {
    name: 'an order that was sent after the person was asked',
    file: 'plugins/commerce/model/order-attempts.ts',
    take: 'one.sentAt > decidedAfter',
    put: 'decidedAfter === Number.NEGATIVE_INFINITY',
    test: { file: 'plugins/commerce/model/order-attempts.test.ts' },
  },
  {
    name: 'an order that a gateway has lost',
    file: 'plugins/commerce/model/order-rejection.ts',
    take: 'rejectionStatuses.includes(error.status)',
    put: 'error.status >= 400',
    test: { file: 'plugins/commerce/model/order-rejection.test.ts' },
  },
  {
    name: 'a course that is sold to who has it',
    file: 'plugins/commerce/model/pending-enrollment.ts',
    take: 'if (!isAlreadyEnrolled) await',
    put: 'await',
    test: { file: 'tests/browser/enroll.spec.ts', only: 'already has it' },
  },
  {
    name: 'the first post, for whoever comes to the feed by keys',
    file: 'plugins/posts/ui/use-post-virtualizer.ts',
    take: '[0, at - 1, at, at + 1, ',
    put: '[at, ',
    test: { file: 'tests/browser/feed.spec.ts', only: 'tabs through the cards in order' },
  },
]
