import { type TextRef, type ToastMessage, toastShown } from '@kernel'
import { useUnit } from 'effector-react'
import {
  isSamePerson,
  type ListChange,
  type ListedPost,
  listsChanged,
  type MutedPerson,
  type MutedWord,
  savedPostsOpened,
  withEntry,
} from '../model/personal-lists'
import { postsTexts } from '../texts'

const text = postsTexts.ref
let offerCount = 0

const samePost = (post: ListedPost) => (one: ListedPost) => String(one.id) === String(post.id)
const samePerson = (person: MutedPerson) => (one: MutedPerson) => isSamePerson(one, person)
const sameWord = (word: MutedWord) => (one: MutedWord) => one.word === word.word

type Entries = { saved: ListedPost; hidden: ListedPost; people: MutedPerson; words: MutedWord }

/** Actions that change the user's lists, each with a toast that offers "Undo". */
export function useListActions() {
  const [change, show] = useUnit([listsChanged, toastShown])

  function apply(to: ListChange, back: ListChange, title: TextRef, more?: Partial<ToastMessage>) {
    change(to)
    offerCount += 1
    const undo = {
      key: `posts-list-${offerCount}`,
      undo: () => change(back),
      commit: () => undefined,
      // The lists are only on the device, so no request waits for the toast to close.
      settled: Promise.resolve(),
    }
    show({ kind: 'success', text: title, undo, ...more })
  }
  const editorOf = <Name extends keyof Entries>(
    list: Name,
    same: (entry: Entries[Name]) => (one: Entries[Name]) => boolean,
  ) => {
    const add =
      (entry: Entries[Name]): ListChange =>
      (lists) => ({ [list]: withEntry(lists[list] as readonly Entries[Name][], entry, same(entry)) })
    const remove =
      (entry: Entries[Name]): ListChange =>
      (lists) => ({ [list]: (lists[list] as readonly Entries[Name][]).filter((one) => !same(entry)(one)) })
    return {
      add: (entry: Entries[Name], title: TextRef, more?: Partial<ToastMessage>) =>
        apply(add(entry), remove(entry), title, more),
      remove: (entry: Entries[Name], title: TextRef) => apply(remove(entry), add(entry), title),
    }
  }
  const saved = editorOf('saved', samePost)
  const hidden = editorOf('hidden', samePost)
  const people = editorOf('people', samePerson)
  const words = editorOf('words', sameWord)
  const where = { detail: text('lists.where') }

  return {
    save: (post: ListedPost) =>
      saved.add(post, text('saved.added'), {
        action: { label: text('saved.show'), run: savedPostsOpened },
      }),
    unsave: (post: ListedPost) => saved.remove(post, text('saved.removed')),
    hide: (post: ListedPost) => hidden.add(post, text('hidden.added'), where),
    unhide: (post: ListedPost) => hidden.remove(post, text('hidden.removed')),
    mute: ({ login, name }: Omit<MutedPerson, 'at'>) =>
      people.add({ login, name, at: Date.now() }, text('muted.added', { name }), where),
    unmute: (person: MutedPerson) => people.remove(person, text('muted.removed', { name: person.name })),
    muteWord: (word: MutedWord) => words.add(word, text('muted.added', { name: word.word }), where),
    unmuteWord: (word: MutedWord) => words.remove(word, text('muted.removed', { name: word.word })),
  }
}
