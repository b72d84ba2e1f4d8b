import { definePlugin, page, route, type SlotRef } from '@kernel'
import { Slot } from '@kernel/parts'
import type { Scope } from 'effector'
import { type Deployment, openProduct } from './open-product'

const hostRoute = route('kit-host/slot', '/__slot')

/**
 * Shows what plugins put into a slot, on a screen that has a title and nothing else.
 *
 * @param props what the slot's host gives to each entry
 * @example
 * await renderSlot(courseActions, { course }, { plugins: [events], as: 'ana' })
 * expect(await screen.findByRole('button', { name: 'Meet the class' })).toBeTruthy()
 */
export function renderSlot<Props extends object>(
  slot: SlotRef<Props>,
  props: Props,
  { plugins = [], ...deployment }: Deployment = {},
): Promise<Scope> {
  // Like every screen it has a title: what waits for a screen to be seen waits for that.
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
