import { asRecord, type Id, readBoolean, readId, readText } from '../parse/parse'

/** Who is signed in, as far as screens need to know. */
export interface Person {
  readonly id: Id | undefined
  readonly name: string
  readonly email: string
  readonly login: string
  /** A stored name or a whole address; empty where there is none. */
  readonly pictureUrl: string
  readonly publicProfile: boolean
}

/** Reads the person out of a login answer. The private key that may come with it is not kept (decision:nostr-key). */
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

/** Who somebody is to other tabs and in storage: the id where the server gives one, else the login. */
export const userKey = ({ id, login }: Person): string => String(id ?? login)

/** Those parts of a person that an answer really has; the others are to stay as they were. */
export function parsePersonChanges(answer: unknown): Partial<Person> {
  const given = asRecord(answer)
  const isText = (name: string) => typeof given[name] === 'string'
  const texts = Object.entries(parsePerson(answer)).filter(([name]) => name !== 'id' && isText(name))
  const publicProfile = readBoolean(given.publicProfile)
  const isFlag = publicProfile === readBoolean(given.publicProfile, true)
  return { ...Object.fromEntries(texts), ...(isFlag && { publicProfile }) }
}
