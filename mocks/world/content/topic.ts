/** The languages in which people of the mock world write. */
export type Tongue = 'en' | 'pt' | 'es'

/** Texts about one topic in one language. `{a|b}` is replaced by one of the options. */
export interface Talk {
  /** Short posts of one or two sentences, as plain text. */
  short: readonly string[]
  /** Long posts of several paragraphs, as HTML. */
  long: readonly string[]
  comments: readonly string[]
  /** Name of a tag for connections who share the topic. */
  tag: string
  /** Headlines of profiles of people who like the topic. */
  headline: readonly string[]
}

/** A topic of posts. Its name decides what the images of its posts show. */
export interface Topic {
  name: string
  talk: Readonly<Record<Tongue, Talk>>
}
