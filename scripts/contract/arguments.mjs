import { parseArgs } from 'node:util'

export const usage = `npm run contract -- https://server --login L --password P [options]

  --token T          a token instead of login and password
  --captcha C        the captcha value for the login; or
  --altcha URL       the URL of an ALTCHA challenge, which is then solved
  --write            also call operations that change data, on test data that is removed afterwards
  --to ID            the recipient of a test message, who has agreed to it (with --write)
  --order ID         an order of the account, to read it
  --only NAME        a tag or an operationId, with its prerequisites; can be repeated
  --hub              connect to the message hub too
  --origin URL       send requests as a page of this origin (CORS)
  --patience S       the timeout in seconds (20)
  --junit FILE       also write the report as JUnit XML

Instead of --password and --token, the environment variables RODA_PASSWORD and RODA_TOKEN can be used, which are not
visible in process lists.`

const kinds = {
  login: 'string',
  password: 'string',
  token: 'string',
  captcha: 'string',
  altcha: 'string',
  to: 'string',
  order: 'string',
  origin: 'string',
  patience: 'string',
  junit: 'string',
  write: 'boolean',
  hub: 'boolean',
}

/**
 * Parses the command line; undefined after printing the help.
 *
 * @throws {Error} with a message about a missing or invalid option
 */
export function readArguments(args, env) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      ...Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }])),
      only: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return undefined
  const [server, ...others] = positionals
  if (!server || others.length > 0) throw new Error('One server URL is required.')
  const { password = env.RODA_PASSWORD, token = env.RODA_TOKEN, patience = '20' } = values
  if (!token && !(values.login && password))
    throw new Error('--login and --password, or --token, are required.')
  const seconds = Number(patience)
  if (!(seconds > 0)) throw new Error(`--patience ${patience} is not a number of seconds.`)
  return {
    ...values,
    only: values.only ?? [],
    base: parseServerUrl(server, 'The server'),
    ...(values.origin && { origin: parseServerUrl(values.origin, 'The origin').origin }),
    password,
    token,
    patience: seconds * 1000,
  }
}

function parseServerUrl(text, what) {
  const address = URL.canParse(text) ? new URL(text) : undefined
  if (!address || !/^https?:$/.test(address.protocol))
    throw new Error(`${what} '${text}' must be a URL that starts with https:// or http://.`)
  if (address.username || address.password) throw new Error(`${what} must not contain user and password.`)
  return address
}
