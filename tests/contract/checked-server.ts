import { parse } from 'yaml'
import { createContractCheck } from '../../mocks/contract/ajv-check'
import { operationsOf } from '../../mocks/contract/contract-document'
import { solveCaptcha } from '../../mocks/node'
import { readContract } from '../../mocks/node/contract-file'
import { listen } from '../../mocks/node/mock-server.fixture'
import { readArguments } from '../../scripts/contract/arguments.mjs'
import { checkServer } from '../../scripts/contract/check-server.mjs'

const text = readContract()
const document = parse(text)
const account = ['--login', 'ana@roda.example', '--password', 'roda-demo', '--altcha', '/__mock/altcha']

/** The contract check, the parsed openapi.yaml and its operations. */
export const contract = { check: createContractCheck(text), document, operations: operationsOf(document) }

/** Checks a server as `npm run contract` does with these command-line arguments. */
export const check = (base: string | URL, args: readonly string[] = [], signal?: AbortSignal) =>
  checkServer(readArguments([String(base), ...account, ...args], {}), {
    contract,
    solveCaptcha: solveCaptcha as (challenge: object) => string,
    ...(signal && { signal }),
  })

type Checked = Awaited<ReturnType<typeof check>>

/** Lists the operations with this verdict, and their messages. */
export const withVerdict = ({ entries }: Checked, verdict: string) =>
  entries.filter((entry) => entry.verdict === verdict).map(({ id, lines }) => [id, ...lines])

/** Starts a conforming server. `readAll` returns a snapshot of the data that two accounts can read. */
export async function goodServer() {
  const { base, signIn, stop } = await listen({ captchaLimit: 100 })
  const people = await Promise.all(['ana@roda.example', 'bruno@roda.example'].map((mail) => signIn(mail)))
  const recipientId = people[1]?.id ?? ''
  const paths = [
    '/api/user/settings',
    '/api/post/',
    '/api/post/feed',
    '/api/message/conversations',
    '/api/UserConnection/Headers',
    '/api/UserInvitation/',
    '/api/UserPendingConnection/',
    '/api/Tag/',
    '/api/UserGroup',
    '/api/course/myenrollments',
    '/api/Course/ByUserId/ana.martins',
    '/api/ShoppingCart/getMyCart',
    '/api/order/myOrders',
    ...people.map(({ id }) => `/api/Message/Messages?destinationId=${id}`),
  ]
  return {
    base,
    stop,
    recipientId,
    readAll: () =>
      Promise.all(
        people.flatMap(({ token }) =>
          paths.map(async (path) => {
            const answer = await fetch(base + path, { headers: { authorization: `Bearer ${token}` } })
            return [path, answer.status, await answer.text()]
          }),
        ),
      ),
  }
}
