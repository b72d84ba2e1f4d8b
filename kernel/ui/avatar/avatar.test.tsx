import { expect, test } from '@rstest/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from '../picture/picture'
import { Avatar } from './avatar'
import { initialsOf, tintOf } from './avatar-fallback'

// Covers KRN-IMG-01
test('shows initials without an image', () => {
  render(<Avatar name="Ana Lúcia Souza" alt="Ana" />)
  expect(screen.getByRole('img', { name: 'Ana' }).textContent).toBe('AS')
})

// Covers KRN-IMG-01
test('shows initials when an image fails; tries a new one', () => {
  const { rerender } = render(<Avatar src="/gone.png" name="Rui" alt="Rui" />)
  fireEvent.error(screen.getByRole('img', { name: 'Rui' }))
  expect(screen.getByRole('img', { name: 'Rui' }).textContent).toBe('R')

  rerender(<Avatar src="/new.png" name="Rui" alt="Rui" />)
  expect(screen.getByRole('img', { name: 'Rui' }).getAttribute('src')).toBe('/new.png')
})

// Covers KRN-IMG-01
test('shows a fallback icon without an image', () => {
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

test('uses a stable tint per name', () => {
  expect(tintOf('Ana Souza')).toBe(tintOf('Ana Souza'))
  expect(new Set(['Ana', 'Rui', 'Bea', 'Luís', 'Zoe', 'Ivo'].map(tintOf)).size).toBeGreaterThan(1)
})
