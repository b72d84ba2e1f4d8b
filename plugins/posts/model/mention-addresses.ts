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

/** A text that somebody writes, and the usernames whose mentions in it lead to a public page, separated by spaces. */
export interface MentioningText {
  readonly content: string
  readonly mentioned: string
}

/** The text as it is published: mentions are addresses. */
export const writeMentions = ({ content, mentioned }: MentioningText): string => {
  const logins = new Set(mentioned.split(' '))
  return content.replaceAll(short, (all, before: string, name: string) =>
    logins.has(name) ? before + pages() + encodeURIComponent(name) : all,
  )
}

/** The text as it is written: mentions are usernames. */
export function readMentions(published: string): MentioningText {
  if (!published.includes('/@')) return { content: published, mentioned: '' }
  const logins = new Set<string>()
  const content = published.replaceAll(long(), (_, before: string, name: string) => {
    logins.add(name)
    return `${before}@${name}`
  })
  return { content, mentioned: [...logins].join(' ') }
}

export const withMention = (mentioned: string, name: string): string =>
  [...new Set(`${mentioned} ${name}`.trim().split(' '))].join(' ')
