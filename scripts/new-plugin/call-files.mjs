import { spellingsOf } from './plugin-name.mjs'

/**
 * The API of a new plugin: contract, mock handlers, query and parser.
 *
 * @returns {Record<string, string>} contents by path in the plugin's folder
 */
export function callFiles(name) {
  const { pascal } = spellingsOf(name)

  return {
    'openapi.yaml': `openapi: 3.1.0

info:
  title: ${name}
  version: 1.0.0
  summary: The operations of the ${name} plugin, in addition to the product's contract.
  license:
    name: MIT
    identifier: MIT

servers:
  - url: /
    description: The API base URL of the deployment.

tags:
  - name: ${name}
    description: Data of the ${name} plugin.

paths:
  /api/${name}:
    get:
      tags: [${name}]
      operationId: list${pascal}
      summary: List all items
      security: [{ bearer: [] }]
      responses:
        '200':
          description: The items in display order.
          content:
            application/json:
              schema:
                type: array
                items: { $ref: '#/components/schemas/${pascal}Item' }
        '4XX': { $ref: '../../openapi.yaml#/components/responses/Refused' }
        '5XX': { $ref: '../../openapi.yaml#/components/responses/Failed' }

components:
  securitySchemes:
    bearer: { $ref: '../../openapi.yaml#/components/securitySchemes/bearer' }

  schemas:
    ${pascal}Item:
      type: object
      required: [id, name]
      properties:
        id: { type: string }
        name: { type: string }
`,
    'mock.ts': `import { member } from '../../mocks/handlers/operation'

const items = [
  { id: '1', name: 'The first one' },
  { id: '2', name: 'The second one' },
]

/** Mock handlers for the operations of this plugin. */
export const handlers = [member('list${pascal}', 'GET /api/${name}', () => items)]
`,
    'api/list.query.ts': `import { apiQuery } from '@kernel'
import { readItems } from '../model/item'

export const listQuery = () => apiQuery('/api/${name}', { read: readItems })
`,
    'model/item.ts': `import { asRecord, type Id, readId, readList, readText } from '@kernel'

interface Item {
  readonly id: Id
  /** Empty if the server sent none. */
  readonly name: string
}

/** @throws ApiError if the response is not a list */
export const readItems = (answer: unknown): Item[] => readList(answer, readItem)

function readItem(value: unknown): Item | undefined {
  const from = asRecord(value)
  const id = readId(from.id)
  return id === undefined ? undefined : { id, name: readText(from.name) }
}
`,
  }
}
