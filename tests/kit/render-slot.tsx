import { definePlugin, page, route, Slot, type SlotRef } from '@kernel'
import type { Scope } from 'effector'
import { type Deployment, openProduct } from './open-product'

const hostRoute = route('kit-host/slot', '/__slot')

/**
 * Shows what plugins put into a slot, on an otherwise empty screen. Entries that are a label and a way alone are drawn
 * by their host (the bar, a menu): see those with `renderRoute`.
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
  const Host = () => <Slot of={slot} props={props} />
  const host = definePlugin({
    id: 'kit-host',
    routes: [page(hostRoute, { load: async () => ({ default: Host }) })],
  })
  return openProduct(hostRoute.path, { plugins: [...plugins, host], ...deployment })
}
