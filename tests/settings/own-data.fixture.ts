/** A note, a saved post and the head of a file, as tests of what only one device has need them. */
export const note = (id: string, text = `Note ${id}`) => ({
  id,
  lesson: '1',
  lessonTitle: 'One',
  at: 1,
  text,
  writtenAt: 1,
})

export const post = (id: number) => ({ id, author: 'Bruno', excerpt: 'Light', at: id })

export const about = (person = '1', login = 'ana.martins') => ({
  version: 1,
  person,
  login,
  savedAt: '2026-01-02T03:04:05.000Z',
})
