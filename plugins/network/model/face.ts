import { fields, readText } from '@kernel'

/** Who somebody is in a list. */
export interface Face {
  readonly name: string
  readonly login: string
  /** A stored name or a whole address; empty where there is none. */
  readonly pictureUrl: string
}

/** Reads name, login and picture, whatever list they stand in. */
export function readFace(value: unknown): Face {
  const from = fields(value)
  return { name: readText(from.name), login: readText(from.login), pictureUrl: readText(from.pictureUrl) }
}

/** What somebody is called: by the name, or by what else is known. */
export const calledBy = ({ name, login }: Face, otherwise = '') => name || login || otherwise
