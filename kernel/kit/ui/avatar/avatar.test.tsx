import { expect, test } from '@rstest/core'
import { fireEvent, render, screen } from '@testing-library/react'
import { contrast, toHex } from '../color/oklch'
import { Picture } from '../picture/picture'
import { Avatar } from './avatar'
import { avatarRecipe } from './avatar.recipe'
import { hueOf, initialsOf } from './avatar-fallback'

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

// Covers KRN-IMG-01
test.each([
  ['Sergi Cerda Ordóñez', 'SC'],
  ['Sergi Cerda', 'SC'],
  ['María del Mar Ruiz Gil', 'MR'],
  ['Sergi', 'S'],
])('in Spanish, the initials of %j are %j', (name, initials) => expect(initialsOf(name, 'es')).toBe(initials))

test('two avatars have the same background color when their name is the same', () => {
  expect(hueOf('Ana Souza')).toBe(hueOf('Ana Souza'))
  expect(new Set(['Ana', 'Rui', 'Bea', 'Luís', 'Zoe', 'Ivo'].map(hueOf)).size).toBeGreaterThan(1)
})

// Covers UX-13
test.each(['base', '_dark'])('the initials have a contrast of 4.5:1 in any hue (%s)', (theme) => {
  const styles = avatarRecipe.raw() as Record<'background' | 'color', Record<string, string>>
  for (let hue = 0; hue < 360; hue += 60) {
    const [bg = '', color = ''] = [styles.background[theme], styles.color[theme]].map((value) => {
      const [l = 0, c = 0] = value?.match(/[\d.]+/g)?.map(Number) ?? []
      return toHex({ mode: 'oklch', l, c, h: hue })
    })
    expect(contrast(bg, color)).toBeGreaterThanOrEqual(4.5)
  }
})
