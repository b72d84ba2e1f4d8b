import { expect, rs, test } from '@rstest/core'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, startTransition, use, useState } from 'react'
import { Tabs } from './tabs'
import { TabsHead } from './tabs-head'

const tabs = ['Feed', 'My posts', 'People'].map((label) => ({
  id: label,
  label,
  content: `${label} content`,
}))

test('arrow keys and End select a tab', async () => {
  render(<Tabs label="My page" tabs={tabs} />)
  const selected = () => screen.getByRole('tab', { selected: true })
  await userEvent.tab()
  expect(document.activeElement).toBe(selected())

  await userEvent.keyboard('{ArrowRight}')
  expect(selected().textContent).toBe('My posts')
  expect(document.activeElement).toBe(selected())
  expect(screen.getByRole('tabpanel', { name: 'My posts' }).textContent).toBe('My posts content')

  await userEvent.keyboard('{End}{ArrowRight}')
  expect(selected().textContent).toBe('Feed')
})

test('a tab panel is mounted when it is first shown and then stays mounted', async () => {
  render(<Tabs label="My page" tabs={tabs} />)
  expect(screen.queryByText('People content')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: 'People' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Feed' }))
  expect(screen.getByText('People content')).toBeTruthy()
})

test('the selected tab can be controlled by the parent', async () => {
  const handleSelect = rs.fn()
  render(<Tabs label="My page" tabs={tabs} selected="My posts" onSelect={handleSelect} />)
  await userEvent.click(screen.getByRole('tab', { name: 'Feed' }))
  expect(handleSelect).toHaveBeenCalledWith('Feed')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('My posts')
})

// Covers FLT-68
test('a tab panel that was never shown is not mounted', async () => {
  const never = new Promise<never>(() => undefined)
  const Slow = ({ tab }: { readonly tab: string }) => (tab === 'People' ? use(never) : null)
  let select: (tab: string) => void = () => undefined
  function Screen() {
    const [tab, setTab] = useState('Feed')
    select = setTab
    return (
      <Suspense>
        <Tabs label="My page" tabs={tabs} selected={tab} />
        <Slow tab={tab} />
      </Suspense>
    )
  }
  render(<Screen />)
  // React starts to render this tab but discards it, because another tab is selected before it is shown.
  await act(async () => startTransition(() => select('People')))
  await act(async () => select('My posts'))
  expect(screen.getByText('My posts content')).toBeTruthy()
  expect(screen.queryByText('People content')).toBeNull()
})

// Covers UX-16
test('a panel shows a part in the card of the tabs while it is selected', async () => {
  const content = (
    <TabsHead at="below">
      <input type="search" aria-label="Search my posts" />
    </TabsHead>
  )
  const all = tabs.map((tab) => (tab.id === 'My posts' ? { ...tab, content } : tab))
  render(<Tabs label="My page" tabs={all} top="New post" />)
  await userEvent.click(screen.getByRole('tab', { name: 'My posts' }))
  const search = screen.getByRole('searchbox', { name: 'Search my posts' })
  expect(screen.getByRole('tabpanel', { name: 'My posts' }).contains(search)).toBe(false)
  await userEvent.tab()
  expect(document.activeElement).toBe(search)

  await userEvent.click(screen.getByRole('tab', { name: 'Feed' }))
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('without a card of tabs, the part stays in its place', () => {
  render(
    <section aria-label="Posts">
      <TabsHead at="end">2 new posts</TabsHead>
    </section>,
  )
  expect(screen.getByRole('region', { name: 'Posts' }).textContent).toBe('2 new posts')
})
