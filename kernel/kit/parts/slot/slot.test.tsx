import { definePlugin, fill, slot } from '@kernel'
import { expect, test } from '@rstest/core'
import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { createRegistry } from '../../../core/plugin/registry'
import { $registry } from '../../../core/plugin/registry-store'
import { Slot } from './slot'

const notes = slot<object, 'component'>('test/notes')
const plugin = definePlugin({
  id: 'test',
  fills: [
    fill(notes, {
      id: 'test/note',
      hasServerState: false,
      load: async () => ({ default: () => <p>Note</p> }),
    }),
  ],
})

function show(plugins: Parameters<typeof createRegistry>[0]) {
  const scope = fork({ values: [[$registry, createRegistry(plugins, { slots: {} })]] })
  return render(
    <Provider value={scope}>
      <Slot of={notes} props={{}} frame={(entries) => <section aria-label="Notes">{entries}</section>} />
    </Provider>,
  )
}

// Covers EXT-01
test('a slot without entries renders nothing, also no frame', () => {
  expect(show([]).container.innerHTML).toBe('')
})

// Covers EXT-01
test('the frame of a slot is around its entries', async () => {
  show([{ id: 'test', manifest: plugin }])
  expect((await screen.findByText('Note')).parentElement).toBe(screen.getByRole('region', { name: 'Notes' }))
})
