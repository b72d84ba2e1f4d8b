import { expect, test } from '@rstest/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { Picture } from '../picture/picture'
import { Avatar } from './avatar'
import { initialsOf, tintOf } from './avatar-fallback'

// Covers KRN-IMG-01
test('initials stand in for a person without a picture', () => {
  render(<Avatar name="Ana Lúcia Souza" alt="Ana" />)
  expect(screen.getByRole('img', { name: 'Ana' }).textContent).toBe('AS')
})

// Covers KRN-IMG-01
test('initials stand in for a picture that cannot be loaded, and a new one gets its chance', () => {
  const { rerender } = render(<Avatar src="/gone.png" name="Rui" alt="Rui" />)
  fireEvent.error(screen.getByRole('img', { name: 'Rui' }))
  expect(screen.getByRole('img', { name: 'Rui' }).textContent).toBe('R')

  rerender(<Avatar src="/new.png" name="Rui" alt="Rui" />)
  expect(screen.getByRole('img', { name: 'Rui' }).getAttribute('src')).toBe('/new.png')
})

// Covers KRN-IMG-01
test('a default picture stands in for a course or product', () => {
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

test('a name has its tint for good', () => {
  expect(tintOf('Ana Souza')).toBe(tintOf('Ana Souza'))
  expect(new Set(['Ana', 'Rui', 'Bea', 'Luís', 'Zoe', 'Ivo'].map(tintOf)).size).toBeGreaterThan(1)
})
