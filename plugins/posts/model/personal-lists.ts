import {
  asRecord,
  cleanLine,
  cutText,
  hrefOf,
  type Id,
  myPageRoute,
  navigate,
  type Person,
  readId,
  readNumber,
  readText,
  sameId,
  userStore,
} from '@kernel'
import { foldText, htmlExcerpt } from '@kernel/parts'
import { createEvent, sample } from 'effector'
import { idOf, type Post, type PostAuthor, type PostComment, type RawPost, readAuthor } from './post'

/** A saved or hidden post. Author and excerpt are stored, because it may no longer be possible to load the post. */
export type ListedPost = Readonly<NonNullable<ReturnType<typeof postOf>>>
/** The username is empty where the server sends only names. */
export type MutedPerson = Readonly<NonNullable<ReturnType<typeof personOf>>>
export type MutedWord = Readonly<NonNullable<ReturnType<typeof wordOf>>>
/** Lists of a user, stored on the device until the logout, because the server has no API for them. */
export type PersonalLists = Readonly<ReturnType<typeof readPersonalLists>>

/** Maximum lengths of the lists; beyond them, the oldest entries are dropped. */
export const maxEntries = { saved: 500, hidden: 1_000, people: 500, words: 200, written: 500 } as const
export const maxWordLength = 100
const maxExcerpt = 120
const maxName = 200

type Changed = Partial<PersonalLists>
/** A change of the lists. Returns only the lists that it changed, with their new entries. */
export type ListChange = (lists: PersonalLists) => Changed

const postOf = (value: unknown) => {
  const { id: from, author, excerpt, at } = asRecord(value)
  const id = readId(from)
  if (id === undefined) return undefined
  return {
    id,
    author: cutText(readText(author), maxName),
    excerpt: cutText(readText(excerpt), maxExcerpt),
    at: readNumber(at),
  }
}

function personOf(value: unknown) {
  const from = asRecord(value)
  const [login, name] = [cutText(readText(from.login), maxName), cutText(readText(from.name), maxName)]
  return login || name ? { login, name, at: readNumber(from.at) } : undefined
}

function wordOf(value: unknown) {
  const from = asRecord(value)
  const word = cutText(cleanLine(readText(from.word)), maxWordLength)
  return word ? { word, at: readNumber(from.at) } : undefined
}

/** A post or comment that the user wrote on this device; for the key see {@link writtenKey}. */
function writtenOf(value: unknown) {
  const { key, at } = asRecord(value)
  return typeof key === 'string' ? { key, at: readNumber(at) } : undefined
}

function readEntries<Entry extends { readonly at: number }>(
  value: unknown,
  read: (value: unknown) => Entry | undefined,
  max: number,
): readonly Entry[] {
  const entries = Array.isArray(value) ? value.flatMap((one) => read(one) ?? []) : []
  return entries.sort((a, b) => b.at - a.at).slice(0, max)
}

/** Reads the lists, newest first, within their maximum lengths; damaged entries are left out. */
export function readPersonalLists(stored: unknown) {
  const from = asRecord(stored)
  return {
    saved: readEntries(from.saved, postOf, maxEntries.saved),
    hidden: readEntries(from.hidden, postOf, maxEntries.hidden),
    people: readEntries(from.people, personOf, maxEntries.people),
    words: readEntries(from.words, wordOf, maxEntries.words),
    written: readEntries(from.written, writtenOf, maxEntries.written),
  }
}

/** The lists of the user; all empty for visitors. */
export const personalLists = userStore('posts.lists', readPersonalLists, { isOnlyHere: true })

export const listsChanged = createEvent<ListChange>()
sample({
  clock: listsChanged,
  fn: (change) => (lists: PersonalLists) => readPersonalLists({ ...lists, ...change(lists) }),
  target: personalLists.changeFx,
})

// Entries

export const listedPost = (post: Pick<Post, 'id' | 'content'>, author: string): ListedPost => ({
  id: post.id,
  author: cutText(author, maxName),
  excerpt: htmlExcerpt(post.content, maxExcerpt - 1),
  at: Date.now(),
})

export const isListed = (posts: readonly ListedPost[], id: Id) => posts.some((post) => sameId(post.id, id))

/** Puts an entry first in the list and removes an equal one. */
export const withEntry = <Entry>(
  entries: readonly Entry[],
  entry: Entry,
  isSame: (one: Entry) => boolean,
): readonly Entry[] => [entry, ...entries.filter((one) => !isSame(one))]

/** Compares usernames, or names where the server sends no username. */
export const isSamePerson = (
  one: Pick<PostAuthor, 'login' | 'name'>,
  other: Pick<PostAuthor, 'login' | 'name'>,
): boolean =>
  one.login !== '' && other.login !== ''
    ? one.login === other.login
    : one.name !== '' && one.name === other.name

export const isMutedPerson = ({ people }: PersonalLists, author: PostAuthor): boolean =>
  people.some((person) => isSamePerson(person, author))

/** Letters of scripts that separate words with spaces. In other scripts, a muted word matches anywhere in a text. */
const spaced = /[\p{N}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Arabic}]/u

function patternOf(word: string): string {
  const text = foldText(word)
  const escaped = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')
  const start = spaced.test([...text][0] ?? '') ? '(?<![\\p{L}\\p{N}])' : ''
  const end = spaced.test([...text].at(-1) ?? '') ? '(?![\\p{L}\\p{N}])' : ''
  return `${start}${escaped}${end}`
}

const patterns = new WeakMap<readonly MutedWord[], RegExp>()

/** Whether a text contains a muted word; ignores case, accents and HTML tags. */
export function hasMutedWord({ words }: PersonalLists, text: string): boolean {
  if (words.length === 0) return false
  let pattern = patterns.get(words)
  if (!pattern) {
    pattern = new RegExp(words.map(({ word }) => patternOf(word)).join('|'), 'u')
    patterns.set(words, pattern)
  }
  return pattern.test(foldText(text.replace(/<[^>]*>/g, ' ')))
}

export const savedPostsOpened = createEvent()

sample({
  clock: savedPostsOpened,
  fn: () => ({ to: hrefOf(myPageRoute, undefined, { tab: 'saved' }) }),
  target: navigate,
})

export const writtenKey = (kind: 'post' | 'comment', id: Id): string => `${kind}:${id}`

/** A change of the lists: the user wrote a post or comment. */
export const withWritten =
  (kind: 'post' | 'comment', id: Id): ListChange =>
  ({ written }) => {
    const key = writtenKey(kind, id)
    return { written: withEntry(written, { key, at: Date.now() }, (one) => one.key === key) }
  }

/**
 * Whether the person is known to have written a post or comment: by the username, which some servers send as the name, or
 * because it was written on this device. A name alone proves nothing, because others may have it too.
 *
 * @param key see {@link writtenKey}
 */
export const isByPerson = (
  { login, name }: PostAuthor,
  person: Person | undefined,
  { written }: PersonalLists,
  key: string,
): boolean =>
  person !== undefined &&
  ((login || name) === person.login || (login === '' && written.some((one) => one.key === key)))

/** Whether somebody else wrote a comment whom, and whose words, the user has not muted. */
export const isOthersComment = (
  { id, author, content }: PostComment,
  person: Person | undefined,
  lists: PersonalLists,
): boolean =>
  !isByPerson(author, person, lists, writtenKey('comment', id)) &&
  !isMutedPerson(lists, author) &&
  !hasMutedWord(lists, content)

/** Leaves out hidden posts, posts of muted people and posts with muted words; own posts stay. */
export function visiblePosts(
  posts: readonly RawPost[],
  lists: PersonalLists,
  person: Person | undefined,
): readonly RawPost[] {
  if (lists.hidden.length + lists.people.length + lists.words.length === 0) return posts
  const hidden = new Set(lists.hidden.map(({ id }) => String(id)))
  const visible = posts.filter((post) => {
    if (hidden.has(String(idOf(post)))) return false
    const author = readAuthor(post.author)
    if (isByPerson(author, person, lists, writtenKey('post', idOf(post) ?? ''))) return true
    return !isMutedPerson(lists, author) && !hasMutedWord(lists, readText(post.content))
  })
  return visible.length === posts.length ? posts : visible
}
