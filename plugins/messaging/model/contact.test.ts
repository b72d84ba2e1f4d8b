import { expect, test } from '@rstest/core'
import { facesOfGroup } from './contact'

const person = (userId: number, name: string, pictureUrl = `${name}.jpg`) => ({
  userId,
  name,
  login: name.toLowerCase(),
  pictureUrl,
})
const authors = [
  { id: 1, name: 'Bea' },
  { id: 2, name: 'Rui' },
]
const pictures = new Map([
  ['1', 'known-bea.jpg'],
  ['2', 'known-rui.jpg'],
])

// Covers UX-20
test.each([
  ['of the own group', ['Ana', 'Bea', 'Rui'], [person(1, 'Bea'), person(2, 'Rui')], 'Bea.jpg Rui.jpg'],
  ['of authors, in the group of another person', ['Ana', 'Bea', 'Ivo'], [], 'known-bea.jpg '],
  ['of nobody, if two members share the name', ['Ana', 'Rui', 'Rui'], [], ' '],
  ['of authors, if the own group has other members', ['Rui'], [person(1, 'Bea')], 'known-rui.jpg'],
])('a group conversation has the faces %s', (_, members, own, expected) => {
  const contact = { id: 7, name: 'Choir', members }
  const groups = own.length > 0 ? [{ id: 8, name: 'Choir', members: own }] : []
  const faces = facesOfGroup(contact, authors, { pictures, groups, me: 'Ana' })
  expect(faces.map(({ pictureUrl }) => pictureUrl).join(' ')).toBe(expected)
})
