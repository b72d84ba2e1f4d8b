import { contactSchema, contactTypeNames, contactTypes } from '@plugins/accounts/api/contact'
import { loginSchema } from '@plugins/accounts/model/login-form'
import { passwordSchema } from '@plugins/accounts/model/password-form'
import { personalDataSchema } from '@plugins/accounts/model/personal-data-form'
import { registrationSchema, waitingListSchema } from '@plugins/accounts/model/registration'
import { settingsSchema } from '@plugins/accounts/model/settings-form'
import { createTakenValues } from '@plugins/accounts/model/taken-values'
import { groupSchema } from '@plugins/groups/model/group-form'
import { draftOf, postSchema } from '@plugins/posts/model/post-draft'
import { describe, expect, test } from '@rstest/core'
import * as v from 'valibot'
import { parse } from 'yaml'
import type { operations } from '../../kernel/core/http/api.gen'
import { createContractCheck } from '../../mocks/contract/ajv-check'
import {
  type ContractDocument,
  operationsOf,
  resolve,
  type SchemaObject,
} from '../../mocks/contract/contract-document'
import { readContract } from '../../mocks/node/contract-file'

/** Compares the limits of form schemas with openapi.yaml: near each limit, both must accept the same values. */

type Body = Readonly<Record<string, unknown>>

interface FormRow {
  readonly operation: keyof operations
  readonly schema: v.GenericSchema
  /** A request body that both openapi.yaml and the form accept. */
  readonly body: Body
  /** Converts a request body to form input; by default the body is the input. */
  readonly toInput?: (body: Body) => Body
}

const person = { name: 'Marta Silva', email: 'marta@example.org', login: 'marta.silva' }
const captcha = 'solved'
const password = 'correct horse battery'

const forms: FormRow[] = [
  {
    // Covers ACC-LOGIN-01
    operation: 'login',
    schema: loginSchema,
    body: { login: person.email, password, captcha },
  },
  {
    // Covers ACC-REG-05
    operation: 'register',
    schema: registrationSchema(createTakenValues()),
    body: { ...person, password, captcha, referralId: null, language: 'en' },
    toInput: (body) => ({ ...body, confirmPassword: body.password }),
  },
  {
    // Covers ACC-WAIT-01
    operation: 'joinWaitingList',
    schema: waitingListSchema,
    body: { name: person.name, email: person.email, captcha },
  },
  {
    // Covers ACC-PROF-04
    operation: 'updateUser',
    schema: personalDataSchema({ email: '', login: '' }, createTakenValues()),
    body: person,
  },
  {
    // Covers ACC-PROF-05
    operation: 'changePassword',
    schema: passwordSchema,
    body: { currentPassword: password, newPassword: 'staple and more staples' },
    toInput: (body) => ({ ...body, confirmPassword: body.newPassword }),
  },
  {
    // Covers ACC-PROF-06
    operation: 'updateSettings',
    schema: settingsSchema,
    body: { timeout: 120, publicProfile: true, nostrPK: '' },
  },
  {
    // Covers ACC-CONT-01
    operation: 'createContact',
    schema: contactSchema,
    body: { contactType: 2, content: 'A dark theme would be kind.', captcha },
    toInput: (body) => ({
      ...body,
      type: contactTypeNames.find((name) => contactTypes[name] === body.contactType),
    }),
  },
  {
    // Covers GRP-EDIT-01
    operation: 'createGroup',
    schema: groupSchema,
    body: { name: 'Evening class', members: [] },
    toInput: (body) => ({ ...body, changes: '' }),
  },
  ...(['createPost', 'updatePost'] as const).map((operation) => ({
    // Covers PST-EDIT-01
    operation,
    schema: postSchema(),
    body: {
      ...(operation === 'updatePost' ? { id: 7 } : {}),
      content: 'First kiln of the year.',
      publicPost: true,
      publishOnNostr: false,
      videoLink: '',
      videoType: 1,
    },
    toInput: ({ id: _, videoType, videoLink, ...body }: Body) => ({
      ...draftOf(),
      ...body,
      videoType: String(videoType),
      // A valid video URL of the length under test.
      videoLink: `https://youtu.be/dQw4w9WgXcQ?${videoLink}`.slice(0, String(videoLink).length),
    }),
  })),
]

/** Fields of request bodies that the product sets without user input. */
const withoutInput = new Set([
  'captcha',
  'referralId',
  'language',
  'tags',
  'imageFile',
  'currentImageFile',
  'id',
])

const contract = readContract()
const document: ContractDocument = parse(contract)
const check = createContractCheck(contract)

/** The limits that openapi.yaml sets for a field. */
interface Limits extends SchemaObject {
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly enum?: readonly number[]
}

const contentOf = (operation: string) =>
  operationsOf(document).get(operation)?.value.requestBody?.content ?? {}

function fieldsOf(operation: string): [string, Limits][] {
  const [content] = Object.values(contentOf(operation))
  const schema = content?.schema ?? {}
  const { properties = {} } = resolve(document, schema, '').value
  return Object.entries(properties)
    .filter(([name]) => !withoutInput.has(name))
    .map(([name, field]) => [name, { ...resolve(document, field, '').value }])
}

/** Returns the values at each limit of a field and next to it. */
function edgesOf({ minLength, maxLength, minimum, maximum, enum: named, format }: Limits): unknown[] {
  const around = (limit: number | undefined) => (limit === undefined ? [] : [limit - 1, limit, limit + 1])
  const lengths = [...around(minLength), ...around(maxLength)].filter((length) => length >= 0)
  const text = format === 'email' ? addressOf : (length: number) => 'a'.repeat(length)
  return [
    ...lengths.map(text),
    ...around(minimum),
    ...around(maximum),
    ...(named ? [...named, Math.min(...named) - 1, Math.max(...named) + 1] : []),
    ...(format === 'email' ? ['nobody', 'somebody@', '@example.org', 'some body@example.org'] : []),
  ]
}

/** Returns a valid e-mail address of the given length, if there is one. */
const addressOf = (length: number) =>
  length > 12 ? `${'a'.repeat(length - 12)}@example.org` : 'a@b.community'.slice(0, length)

function isValidRequest(operation: keyof operations, body: Body): boolean {
  const [contentType = ''] = Object.keys(contentOf(operation))
  const request = { path: {}, query: new URLSearchParams(), contentType, hasToken: false }
  // Forms of type multipart/form-data contain strings only.
  const sent = contentType.startsWith('multipart/')
    ? Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]))
    : body
  return check.request({ id: operation }, { ...request, body: sent }).length === 0
}

for (const { operation, schema, body, toInput = (same: Body) => same } of forms)
  describe(`the form of ${operation}`, () => {
    const isAccepted = (changed: Body) => v.safeParse(schema, toInput(changed)).success

    test(`the form of ${operation} accepts a valid body`, () => {
      expect([isAccepted(body), isValidRequest(operation, body)]).toEqual([true, true])
    })

    for (const [name, limits] of fieldsOf(operation)) {
      const edges = edgesOf(limits)
      if (edges.length === 0) continue
      test(`the form of ${operation} and openapi.yaml agree on limits of ${name}`, () => {
        for (const value of edges) {
          const changed = { ...body, [name]: value }
          const label =
            typeof value === 'string' ? `${value.length} characters: ${value.slice(0, 30)}` : String(value)
          expect(`${label}: ${isAccepted(changed)}`).toBe(`${label}: ${isValidRequest(operation, changed)}`)
        }
      })
    }
  })
