import { asRecord, type Id, readBoolean, readId, readText } from '../parse/parse'

/** The signed-in user. */
export interface Person {
  readonly id: Id | undefined
  readonly name: string
  readonly email: string
  readonly login: string
  /** File name or absolute URL, see `imageUrl`; may be empty. */
  readonly pictureUrl: string
  readonly publicProfile: boolean
}

/** Drops the private key that a login response may contain (decision:nostr-key). */
export function parsePerson(answer: unknown): Person {
  const from = asRecord(answer)
  const login = readText(from.login)
  return {
    id: readId(from.id),
    name: readText(from.name, login),
    email: readText(from.email),
    login,
    pictureUrl: readText(from.pictureUrl),
    publicProfile: readBoolean(from.publicProfile),
  }
}

/** Identifies a user in storage and in other tabs: the id, or the login when the server sends no id. */
export const userKey = ({ id, login }: Person): string => String(id ?? login)

/** The fields of a person that a response contains. @param answer untrusted @returns changes for `personChanged` */
export function parsePersonChanges(answer: unknown): Partial<Person> {
  const given = asRecord(answer)
  const isText = (name: string) => typeof given[name] === 'string'
  const texts = Object.entries(parsePerson(answer)).filter(([name]) => name !== 'id' && isText(name))
  const publicProfile = readBoolean(given.publicProfile)
  const isFlag = publicProfile === readBoolean(given.publicProfile, true)
  return { ...Object.fromEntries(texts), ...(isFlag && { publicProfile }) }
}
