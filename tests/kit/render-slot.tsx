import { definePlugin, page, route, type SlotRef } from '@kernel'
import { Slot } from '@kernel/parts'
import type { Scope } from 'effector'
import { type Deployment, openProduct } from './open-product'

const hostRoute = route('kit-host/slot', '/__slot')

/**
 * Renders a slot on a screen that contains only a heading.
 *
 * @param props props that the slot host passes to each entry
 * @returns the effector scope
 * @example
 * await renderSlot(courseActions, { course }, { plugins: [events], as: 'ana' })
 * expect(await screen.findByRole('button', { name: 'Meet the class' })).toBeTruthy()
 */
export function renderSlot<Props extends object>(
  slot: SlotRef<Props>,
  props: Props,
  { plugins = [], ...deployment }: Deployment = {},
): Promise<Scope> {
  // The h1 marks the screen as loaded; work that runs after the first paint waits for it.
  const Host = () => (
    <>
      <h1>{hostRoute.id}</h1>
      <Slot of={slot} props={props} />
    </>
  )
  const host = definePlugin({
    id: 'kit-host',
    routes: [page(hostRoute, { load: async () => ({ default: Host }) })],
  })
  return openProduct(hostRoute.path, { plugins: [...plugins, host], ...deployment })
}
