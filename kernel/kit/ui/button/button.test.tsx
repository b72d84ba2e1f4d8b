import { beforeAll, expect, rs, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { textsLoaded } from '../../../core/i18n/i18n'
import en from '../../../locales/en'
import { likeIcon } from '../icons'
import { Button } from './button'
import { ButtonLink } from './button-link'
import { IconButton } from './icon-button'

beforeAll(() => void textsLoaded({ kernel: en }))

test('a loading button ignores clicks, keeps the focus and announces loading', async () => {
  const handleClick = rs.fn()
  const handleSubmit = rs.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" isLoading onClick={handleClick}>
        Save
      </Button>
    </form>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')

  expect(document.activeElement).toBe(screen.getByRole('button'))
  expect(handleClick).not.toHaveBeenCalled()
  expect(handleSubmit).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: /Loading/ }).getAttribute('aria-busy')).toBe('true')
})

test('an icon button exposes its name and its pressed state', () => {
  render(<IconButton icon={likeIcon} label="Like" isPressed />)
  expect(screen.getByRole('button', { name: 'Like', pressed: true })).toBeTruthy()
})

test('ButtonLink renders no link when it has no target', () => {
  render(
    <MemoryRouter>
      <ButtonLink to={undefined}>Cart</ButtonLink>
      <ButtonLink to="/posts">Posts</ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Posts'])
})
