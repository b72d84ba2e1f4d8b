import { parseArgs } from 'node:util'

export const usage = `npm run contract -- https://server --login L --password P [options]

  --token T          a token instead of login and password
  --captcha C        what the server wants as captcha of the login; or
  --altcha ADDRESS   where it hands out an ALTCHA challenge, which is then solved
  --write            also call what changes data, on things made for it and removed afterwards
  --to ID            who has agreed to get a message (with --write)
  --order ID         an order of the account, to read it
  --only NAME        a tag or an operationId, with what it needs; may be given more than once
  --hub              connect to the message hub too
  --origin ADDRESS   ask as a page of this origin would (CORS)
  --patience S       seconds to wait for an answer, 20 if nothing is said
  --junit FILE       write the report as JUnit XML too

Instead of --password and --token, RODA_PASSWORD and RODA_TOKEN may stand in the environment, where no list of
processes shows them.`

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
 * What was asked for on the command line; nothing where that is an explanation.
 *
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 * @throws {Error} with a sentence about what is missing or wrong
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
  if (!server || others.length > 0) throw new Error('One server is to be named, by its address.')
  const { password = env.RODA_PASSWORD, token = env.RODA_TOKEN, patience = '20' } = values
  if (!token && !(values.login && password))
    throw new Error('--login and --password, or --token, are needed.')
  const seconds = Number(patience)
  if (!(seconds > 0)) throw new Error(`--patience ${patience} is no number of seconds.`)
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
    throw new Error(`${what} '${text}' is no address that begins with https:// or http://.`)
  if (address.username || address.password)
    throw new Error(`${what} is named without user and password in its address.`)
  return address
}
