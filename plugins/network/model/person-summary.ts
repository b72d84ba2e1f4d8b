import { asRecord, readText } from '@kernel'

/** Who somebody is in a list. */
export interface PersonSummary {
  readonly name: string
  readonly login: string
  /** A stored name or a whole address; empty where there is none. */
  readonly pictureUrl: string
}

/** Reads name, login and picture, whatever list they stand in. */
export function parsePersonSummary(value: unknown): PersonSummary {
  const from = asRecord(value)
  return { name: readText(from.name), login: readText(from.login), pictureUrl: readText(from.pictureUrl) }
}

/** What somebody is called: by the name, or by what else is known. */
export const displayName = ({ name, login }: PersonSummary, otherwise = '') => name || login || otherwise
