import { searchItems } from '@kernel/parts'
import { describe, expect, test } from '@rstest/core'
import type { Contact } from '../contract'
import {
  contactText,
  conversationOfGroup,
  displayName,
  latestFirst,
  readContact,
  readContacts,
} from './contact'
import { conversationOf, readMessages, readReceived } from './message'

// Covers MSG-CHAT-03
const contact = (id: Contact['id'], name: string, ...members: string[]): Contact => ({ id, name, members })

describe('readReceived', () => {
  const read = { userId: 42, userName: 'Marta', text: 'At eight.', destinationId: 43 }

  test('readReceived reads a hub event with four arguments or one object', () => {
    expect(readReceived([43, 42, 'Marta', 'At eight.'], 'live:1')).toMatchObject({ ...read, key: 'live:1' })
    const one = { destinationId: 43, userId: 42, userName: 'Marta', messageText: 'At eight.', sentAt: 'x' }
    expect(readReceived([one], 'live:1')).toMatchObject({ ...read, sentAt: 'x' })
    expect(readReceived([{ ...one, id: 7 }], 'live:1')).toMatchObject({ id: 7, key: 'id:7' })
  })

  test('readReceived returns undefined for a hub event without author or text', () => {
    for (const args of [
      [],
      [null],
      [{}],
      [43, null, 'Marta', 'Hi'],
      [43, 42, 'Marta', ''],
      ['43', [], {}, 7],
    ])
      expect(readReceived(args, 'live:1')).toBeUndefined()
  })

  test('a received message belongs to its author’s conversation or the group', () => {
    const to = (destinationId: unknown) => {
      const received = readReceived([destinationId, 42, 'Marta', 'Hi'], 'live:1')
      return received && conversationOf(received, '43')
    }
    expect(to(43)).toBe(42)
    expect(to('group-5')).toBe('group-5')
    expect(to(null)).toBe(42)
  })
})

// Covers MSG-CHAT-03
test('readMessages skips invalid and duplicate messages', () => {
  const message = { id: 7, userId: 42, userName: null, messageText: 'Hi', destinationId: 43 }
  expect(readMessages([message, { ...message, id: '7' }, null, 3, {}, { id: 8 }])).toMatchObject([
    { key: 'id:7', text: 'Hi', userName: '' },
    { key: 'id:8', text: '', userId: undefined },
  ])
  expect(readMessages(null)).toEqual([])
  expect(() => readMessages('soon')).toThrow()
})

// Covers MSG-LIST-01
describe('conversations', () => {
  const rui = { id: 43, name: 'Rui Costa', members: [] }
  const klass = { id: 'g-5', name: 'Evening class', members: ['Rui Costa', 'Inês Lourenço'] }

  test('readContacts skips invalid entries in the answer of the server', () => {
    const answer = [
      { id: 43, name: ' Rui Costa ' },
      {
        id: 'g-5',
        name: 'Evening class',
        members: [{ name: 'Rui Costa' }, { name: 'Inês Lourenço' }, null],
      },
      { id: '43', name: 'Rui Costa', members: 'none' },
      { name: 'Nobody' },
      null,
    ]
    expect(readContacts(answer)).toEqual([{ ...rui, id: '43' }, klass])
    expect(readContact(null)).toBeNull()
    expect(() => readContact('Rui')).toThrow()
  })

  // Covers MSG-CHAT-01
  test('a group whose members have no names is no person, and has its own name', () => {
    const group = readContact({ id: 'g-6', name: 'Choir', members: [{ name: null }, {}] })
    expect(group?.members).toEqual(['', ''])
    expect(group && displayName(group, 'Someone')).toBe('Choir')
    const some = readContact({ id: 'g-7', name: 'Choir', members: [{ name: '' }, { name: 'Rui Costa' }] })
    expect(some && displayName(some, 'Someone')).toBe('Rui Costa')
  })

  // Covers MSG-CHAT-01
  test('displayName returns the members, else the name or the fallback', () => {
    expect([rui, klass, { ...rui, name: '' }].map((one) => displayName(one, 'Someone'))).toEqual([
      'Rui Costa',
      'Rui Costa, Inês Lourenço',
      'Someone',
    ])
  })

  test('conversations are found by name or member, ignoring accents', () => {
    expect(searchItems([rui, klass], 'lourenco', contactText)).toEqual([klass])
    expect(searchItems([rui, klass], ' COSTA', contactText)).toEqual([rui, klass])
    expect(searchItems([rui, klass], '', contactText)).toEqual([rui, klass])
  })

  // Covers FLT-146
  test.each<[title: string, contacts: Contact[], found: Contact['id'] | undefined]>([
    ['its id', [contact(5, 'Choir', 'Rui', 'Ana')], 5],
    ['its id, renamed', [contact(5, 'Old name', 'Rui', 'Ana')], 5],
    ['name and members', [contact('c-1', 'Choir', 'Ana', 'Rui')], 'c-1'],
    ['no other group of its name', [contact('c-1', 'Choir', 'Ana', 'Eva')], undefined],
    ['no person with its id', [contact(5, 'Choir')], undefined],
    ['no other group with its id', [contact(5, 'Class', 'Ana', 'Eva')], undefined],
  ])('conversationOfGroup finds the conversation of a group by %s', (_title, contacts, found) => {
    const group = { id: 5, name: 'Choir', members: [{ name: 'Rui' }] }
    expect(conversationOfGroup(contacts, group, 'Ana')?.id).toBe(found)
  })

  test('latestFirst lists the conversations with the latest messages first', () => {
    expect(latestFirst([rui, klass], ['g-5'])).toEqual([klass, rui])
    expect(latestFirst([rui, klass], [])).toEqual([rui, klass])
  })
})
