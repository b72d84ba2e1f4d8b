import { expect, test } from '@rstest/core'
import { defineTexts } from '../i18n/text'
import { route } from './route'
import { fill, type Loadable, slot } from './slot'

interface Props {
  readonly course: number
}
const label = defineTexts<{ title: string }>('shop').ref('title')
const to = route('shop/home', '/shop')
const drawn = async () => ({ default: ({ course }: Props) => String(course) })
const silent = async () => ({ default: (_: Props) => null })
const found = async () => ({ default: (_: Props): Loadable<boolean> => ({ state: 'ready', value: true }) })
const sum = async () => ({ default: async ({ course }: Props) => course + 1 })
const needsMore = async () => ({ default: ({ price }: Props & { readonly price: number }) => String(price) })

const components = slot<Props, 'component'>('test/component')
const links = slot<Props, 'link'>('test/link')
const items = slot<Props, 'menu item'>('test/menu-item')
const sections = slot<Props, 'section'>('test/section')
const tasks = slot<Props, 'background component'>('test/task')
const values = slot<Props, 'value', boolean>('test/value')
const functions = slot<Props, 'function', Promise<number>>('test/function')
const shortcuts = slot<Props, 'shortcut'>('test/shortcut')
const steps = slot<Props, 'checklist item', boolean>('test/step')
const anything = slot<Props>('test/drawn')

// Covers EXT-01
test('a slot accepts the kinds of entries that it takes', () => {
  const id = 'shop/entry'
  const fills = [
    fill(components, { id, load: drawn }),
    fill(links, { id, label, to }),
    fill(items, { id, label, load: drawn }),
    fill(items, { id, label, to }),
    fill(sections, { id, label, load: drawn }),
    fill(tasks, { id, load: silent }),
    fill(values, { id, load: found }),
    fill(functions, { id, load: sum }),
    fill(shortcuts, { id, label, segment: 'g x', to }),
    fill(shortcuts, { id, label, segment: 'x', load: silent }),
    fill(steps, { id, label, to, load: found }),
    fill(anything, { id, load: drawn }),
    fill(anything, { id, label, to }),
  ]
  expect(new Set(fills.map(({ entry }) => entry.id))).toEqual(new Set([id]))
})

// Covers EXT-01, FLT-85. `tsc` of `npm run check` fails if one of these entries is accepted.
test('an entry of another kind, or with other props, is a type error', () => {
  const id = 'shop/entry'
  const fills = [
    // @ts-expect-error a link in a slot of components
    fill(components, { id, label, to }),
    // @ts-expect-error neither a component nor a link
    fill(anything, { id, label }),
    // @ts-expect-error a component in a slot of links
    fill(links, { id, label, to, load: drawn }),
    // @ts-expect-error a menu item without a label
    fill(items, { id, load: drawn }),
    // @ts-expect-error a section without a label
    fill(sections, { id, load: drawn }),
    // @ts-expect-error a component with output in a slot of background components
    fill(tasks, { id, load: drawn }),
    // @ts-expect-error a component in a slot of hooks
    fill(values, { id, load: silent }),
    // @ts-expect-error a function with another result
    fill(functions, { id, load: found }),
    // @ts-expect-error a shortcut without a key
    fill(shortcuts, { id, label, to }),
    // @ts-expect-error a checklist item without a hook
    fill(steps, { id, label, to }),
    // @ts-expect-error a component that needs a prop which the slot does not pass
    fill(components, { id, load: needsMore }),
    // @ts-expect-error an unknown field
    fill(components, { id, load: drawn, lable: label }),
  ]
  expect(fills).toHaveLength(12)
})

test('a slot id names its owner', () => {
  expect(() => slot('details')).toThrow(/owner\/name/)
})
