import { expect, test } from '@rstest/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from '../picture/picture'
import { Avatar } from './avatar'
import { initialsOf, tintOf } from './avatar-fallback'

// Covers KRN-IMG-01
test('an avatar shows initials when there is no image', () => {
  render(<Avatar name="Ana Lúcia Souza" alt="Ana" />)
  expect(screen.getByRole('img', { name: 'Ana' }).textContent).toBe('AS')
})

// Covers KRN-IMG-01
test('an avatar shows initials if its image fails, until it gets a new image', () => {
  const { rerender } = render(<Avatar src="/gone.png" name="Rui" alt="Rui" />)
  fireEvent.error(screen.getByRole('img', { name: 'Rui' }))
  expect(screen.getByRole('img', { name: 'Rui' }).textContent).toBe('R')

  rerender(<Avatar src="/new.png" name="Rui" alt="Rui" />)
  expect(screen.getByRole('img', { name: 'Rui' }).getAttribute('src')).toBe('/new.png')
})

// Covers KRN-IMG-01
test('a picture shows a fallback icon when its image fails', () => {
  render(<Picture src="/gone.png" alt="Garden" />)
  fireEvent.error(screen.getByRole('img', { name: 'Garden' }))
  expect(screen.getByRole('img', { name: 'Garden' }).querySelector('svg')).toBeTruthy()
  expect(document.querySelector('img')).toBeNull()
})

test.each([
  ['Ana Lúcia Souza', 'AS'],
  ['rui', 'R'],
  ['maria.silva', 'MS'],
  ['李小龙', '李'],
  ['👩 Ana', 'A'],
  ['  ', ''],
  ['', ''],
])('the initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials))

test('two avatars have the same background color when their name is the same', () => {
  expect(tintOf('Ana Souza')).toBe(tintOf('Ana Souza'))
  expect(new Set(['Ana', 'Rui', 'Bea', 'Luís', 'Zoe', 'Ivo'].map(tintOf)).size).toBeGreaterThan(1)
})
