import { addressOf } from '@kernel'

const login = String.raw`[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*`
const end = String.raw`(?![\p{L}\p{N}_@%/?#-]|\.[\p{L}\p{N}_])`
const short = new RegExp(String.raw`(^|[\s(])@(${login})${end}`, 'gu')

const pages = () => addressOf('/@')
// Not the target of a link, `[Ana](https://…)`.
const long = () =>
  new RegExp(
    String.raw`((?:^|\s)\(?)${pages().replaceAll(/[.*+?^$()[\]{}|\\]/g, String.raw`\$&`)}(${login})${end}`,
    'gu',
  )

/** A link with a name, as posts write it. */
const named = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g

/** A text that somebody writes: it has names where the published text has addresses of the product. */
export interface MentioningText {
  /** Mentions as `@ana`, links to pages of the product as `[Clay]`. */
  readonly content: string
  /** The usernames whose mentions lead to a public page, and the links: `ana bruno [Clay](https://…)`. */
  readonly mentioned: string
}

function partsOf(mentioned: string) {
  const links = new Map<string, string>()
  const logins = mentioned.replaceAll(named, (_, name: string, address: string) => {
    links.set(name, address)
    return ''
  })
  return { logins: new Set(logins.split(' ').filter(Boolean)), links }
}

const join = ({ logins, links }: ReturnType<typeof partsOf>): string =>
  [...logins, ...Array.from(links, ([name, address]) => `[${name}](${address})`)].join(' ')

/** The text as it is published: mentions and named links are addresses. */
export function writeMentions({ content, mentioned }: MentioningText): string {
  const { logins, links } = partsOf(mentioned)
  return content
    .replaceAll(short, (all, before: string, name: string) =>
      logins.has(name) ? before + pages() + encodeURIComponent(name) : all,
    )
    .replaceAll(/\[([^[\]\n]+)\](?!\()/g, (all, name: string) => {
      const address = links.get(name)
      return address ? `${all}(${address})` : all
    })
}

/** The text as it is written: mentions are usernames, and links to pages of the product are names. */
export function readMentions(published: string): MentioningText {
  const asPublished = { content: published, mentioned: '' }
  if (!/\/@|\]\(/.test(published)) return asPublished
  const own = addressOf('/')
  const parts = partsOf('')
  const content = published
    .replaceAll(named, (all, name: string, address: string) => {
      if (!address.startsWith(own)) return all
      parts.links.set(name, address)
      return `[${name}]`
    })
    .replaceAll(long(), (_, before: string, name: string) => {
      parts.logins.add(name)
      return `${before}@${name}`
    })
  const read = { content, mentioned: join(parts) }
  // The same name may stand there without an address, or for another one.
  return writeMentions(read) === published ? read : asPublished
}

/** Adds a username, or what another text mentions. */
export function withMention(mentioned: string, added: string): string {
  const [before, after] = [partsOf(mentioned), partsOf(added)]
  return join({
    logins: new Set([...before.logins, ...after.logins]),
    links: new Map([...before.links, ...after.links]),
  })
}
