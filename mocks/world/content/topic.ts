/** The languages people of the world write in. */
export type Tongue = 'en' | 'pt' | 'es'

/** What people say about one subject in one language. `{a|b}` stands for one of the choices. */
export interface Talk {
  /** One or two sentences, plain text. */
  short: readonly string[]
  /** Several paragraphs, HTML. */
  long: readonly string[]
  comments: readonly string[]
  /** Names of tags people file their connections under. */
  tag: string
  /** How someone who loves the subject introduces themselves. */
  headline: readonly string[]
}

/** A subject of conversation, and the word its pictures are composed from. */
export interface Topic {
  name: string
  talk: Readonly<Record<Tongue, Talk>>
}
