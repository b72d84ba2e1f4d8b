// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is looked for is source
const client = { file: 'kernel/http/client.test.ts' }
const ahead = { file: 'kernel/http/asked-ahead.test.ts' }
const session = { file: 'kernel/session/session.test.ts' }
const storage = { file: 'kernel/storage/safe-storage.test.ts' }
const queries = { file: 'kernel/http/query-client.test.ts' }

/**
 * Guards of calls, of the session and of what is kept.
 *
 * @type {import('./list.mjs').Guard[]}
 */
export const callGuards = [
  {
    name: 'the token in public calls',
    file: 'kernel/http/client.ts',
    take: "rule === 'never' ? null : localKeep.get(tokenKey)",
    put: 'localKeep.get(tokenKey)',
    test: client,
  },
  {
    name: 'calls that need a token, without one',
    file: 'kernel/http/client.ts',
    take: 'else if (rule === undefined) return new Response(null, { status: 204 })',
    put: '',
    test: client,
  },
  {
    name: 'the anti-forgery proof at another origin',
    file: 'kernel/http/client.ts',
    take: 'new URL(url, origin()).origin !== origin() || ',
    put: '',
    test: client,
  },
  {
    name: 'a late refusal that ends the next session',
    file: 'kernel/http/client.ts',
    take: 'response.status === 401 && sent === `Bearer ${localKeep.get(tokenKey)}`',
    put: 'response.status === 401 && sent',
    test: client,
  },
  {
    name: 'calls that nobody waits for any more',
    file: 'kernel/http/client.ts',
    take: "request.signal.addEventListener('abort', follow, { once: true })",
    put: '',
    test: client,
  },
  {
    name: 'a server that is silent for ever',
    file: 'kernel/http/client.ts',
    take: "ended.abort(new ApiError('silent'))",
    put: 'undefined',
    test: client,
  },
  {
    name: 'an answer asked for ahead, in the place of one with a token',
    file: 'kernel/http/client.ts',
    take: "asked?.url !== url || headers.has('Authorization')",
    put: 'asked?.url !== url',
    test: ahead,
  },
  {
    name: 'an answer asked for ahead that never comes',
    file: 'kernel/http/client.ts',
    take: 'asked.giveUp.abort(ended.signal.reason)',
    put: 'undefined',
    test: ahead,
  },
  {
    name: 'uploads that were given up',
    file: 'kernel/http/upload.ts',
    take: "request.signal.addEventListener('abort', giveUp)",
    put: '',
    test: { file: 'kernel/http/upload.test.ts' },
  },
  {
    name: 'readings that are tried again and again',
    file: 'kernel/http/query-client.ts',
    take: 'failures < passingRetries &&',
    put: 'failures < 9 &&',
    test: queries,
  },
  {
    name: 'readings that are tried again though they were refused',
    file: 'kernel/http/query-client.ts',
    take: 'error.isPassing &&',
    put: '',
    test: queries,
  },
  {
    name: 'readings that are tried again before the server wants them',
    file: 'kernel/http/query-client.ts',
    take: 'error.retryAfter <= longestPause,',
    put: 'true,',
    test: queries,
  },
  {
    name: 'changes that are made twice because an answer was lost',
    file: 'kernel/http/query-client.ts',
    take: 'mutations: { retry: false,',
    put: 'mutations: { retry: 2, retryDelay: 0,',
    test: queries,
  },
  {
    name: 'a form that is sent twice',
    file: 'kernel/forms/form.tsx',
    take: 'if (!props.of.isSubmitting) {',
    put: 'if (props.of) {',
    test: { file: 'kernel/forms/form.test.tsx' },
  },
  {
    name: 'two orders at once in one tab',
    file: 'plugins/commerce/model/one-at-a-time.ts',
    take: 'queues.get(name) ?? Promise.resolve()',
    put: 'Promise.resolve()',
    test: { file: 'plugins/commerce/model/one-at-a-time.test.ts' },
  },
  {
    name: 'a token that stays after the session',
    file: 'kernel/session/session.ts',
    take: "reason !== 'elsewhere' && reason !== 'timeout-elsewhere'",
    put: 'reason === undefined',
    test: session,
  },
  {
    name: 'a token that is taken up again after a log-out',
    file: 'kernel/session/session.ts',
    take: 'if (localKeep.get(tokenKey) !== tried) throw new TokenSuperseded()',
    put: '',
    test: session,
  },
  {
    name: 'a report of usage that ends the session of somebody else',
    file: 'kernel/session/usage-clock.ts',
    take: 'isUsedUp === true && session?.startedAt.getTime() === params.startedAt.getTime()',
    put: 'isUsedUp === true && params !== session',
    test: session,
  },
  {
    name: 'a question that outlives the session',
    file: 'kernel/popup/confirm.ts',
    take: '$popup.reset(answerFx.finally, sessionEnded)',
    put: '$popup.reset(answerFx.finally)',
    test: { file: 'kernel/popup/confirm.test.ts' },
  },
  {
    name: 'a message of one person that is announced as the next one’s',
    file: 'plugins/messaging/model/outbox.ts',
    take: 'filter: (writer, { params }) => params.ofSession === writer,',
    put: 'filter: (writer, { params }) => writer !== params,',
    test: { file: 'plugins/messaging/model/outbox.test.ts' },
  },
  {
    name: 'a session without a limit',
    file: 'kernel/session/session.ts',
    take: 'filter: ({ limit }: Grant) => limit !== undefined,',
    put: '',
    test: session,
  },
  {
    name: 'a session that the server has refused',
    file: 'kernel/session/session.ts',
    take: 'sample({ clock: tokenRefused, filter: $isAuthenticated,',
    put: 'sample({ clock: tokenRefused, filter: () => false,',
    test: session,
  },
  {
    name: 'what was one person’s in the session of the next',
    file: 'kernel/session/events.ts',
    take: '.reset(sessionEnded)',
    put: '',
    test: session,
  },
  {
    name: 'what was kept of a person who has left on purpose',
    file: 'kernel/session/draft-owner.ts',
    take: "filter: (_, reason) => reason === 'logout',",
    put: 'filter: () => false,',
    test: { file: 'kernel/forms/use-draft-form.test.tsx' },
  },
  {
    name: 'private keys in drafts',
    file: 'kernel/storage/drafts.ts',
    take: "typeof value === 'string' ? withoutSecretKeys(value) : value,",
    put: 'value,',
    test: { file: 'kernel/storage/drafts.test.ts' },
  },
  {
    name: 'a storage that is full',
    file: 'kernel/storage/safe-storage.ts',
    take: 'else memory.set(key, value)',
    put: '',
    test: storage,
  },
  {
    name: 'a storage that is forbidden',
    file: 'kernel/storage/safe-storage.ts',
    take: '      // Full or forbidden: the copy in memory stands in.\n      return undefined',
    put: "      throw new Error('storage')",
    test: storage,
  },
  {
    name: 'a language whose texts come late',
    file: 'kernel/i18n/i18n.ts',
    take: 'filter: (language, { params }) => params === language,',
    put: 'filter: () => true,',
    test: { file: 'kernel/i18n/i18n.test.ts' },
  },
  {
    name: 'an activation that is asked for twice',
    file: 'plugins/accounts/pages/activation.tsx',
    take: 'isSignedIn || asked.current === token',
    put: 'asked.current === token',
    test: { file: 'plugins/accounts/pages/activation.test.tsx' },
  },
  {
    name: 'unsent messages that a late failure would take away',
    file: 'plugins/messaging/model/outbox.ts',
    take: 'filter: ({ box }) => box.count > 0,',
    put: 'filter: () => true,',
    test: { file: 'plugins/messaging/model/outbox.test.ts' },
  },
]
