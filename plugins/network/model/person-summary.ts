import { asRecord, readText, type Schema } from '@kernel'

export interface PersonSummary {
  readonly name: string
  readonly login: string
  /** Profile picture: a stored file name or an absolute URL; empty for none. */
  readonly pictureUrl: string
}

export function parsePersonSummary(value: unknown): PersonSummary {
  const from = asRecord<Schema<'Person'>>(value)
  return { name: readText(from.name), login: readText(from.login), pictureUrl: readText(from.pictureUrl) }
}

export const displayName = ({ name, login }: PersonSummary, fallback = '') => name || login || fallback
