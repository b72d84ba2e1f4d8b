import { joinLists, onlyHere } from '@kernel/parts'
import { type ListedPost, maxEntries, personalLists } from '../model/personal-lists'
import { postsTexts } from '../texts'

const text = postsTexts.ref

const idOf = ({ id }: ListedPost) => String(id)

export default async () => [
  onlyHere(personalLists, {
    count: ({ saved, hidden, people, words }) => [
      [text('lists.savedCount'), saved.length],
      [text('lists.hiddenCount'), hidden.length],
      [text('muted.peopleCount'), people.length],
      [text('muted.wordsCount'), words.length],
    ],
    merge: (here, taken) => ({
      saved: joinLists(here.saved, taken.saved, idOf, maxEntries.saved),
      hidden: joinLists(here.hidden, taken.hidden, idOf, maxEntries.hidden),
      people: joinLists(
        here.people,
        taken.people,
        ({ login, name }) => `${login} ${login ? '' : name}`,
        maxEntries.people,
      ),
      words: joinLists(here.words, taken.words, ({ word }) => word, maxEntries.words),
      written: joinLists(here.written, taken.written, ({ key }) => key, maxEntries.written),
    }),
  }),
]
