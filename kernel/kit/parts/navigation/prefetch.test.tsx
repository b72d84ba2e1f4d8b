import { beforeEach, describe, expect, test } from '@rstest/core'
import { fork } from 'effector'
import { page } from '../../../core/plugin/manifest'
import { createRegistry } from '../../../core/plugin/registry'
import { $registry } from '../../../core/plugin/registry-store'
import { route } from '../../../core/plugin/route'
import { prefetchOnIntent } from './prefetch'

function openPage() {
  const requested: string[] = []
  const screenAt = (
    path: string,
    access: 'anyone' | 'member',
    answer: () => Promise<{ default: () => null }>,
  ) =>
    page(route(`test${path}`, path), {
      access,
      hasServerState: false,
      load: () => {
        requested.push(path)
        return answer()
      },
    })
  let isAvailable = false
  const screens = [
    screenAt('/shop', 'anyone', async () => ({ default: () => null })),
    screenAt('/cart', 'member', async () => ({ default: () => null })),
    screenAt('/moody', 'anyone', () =>
      isAvailable
        ? Promise.resolve({ default: () => null })
        : Promise.reject(new Error('Loading chunk 7 failed.')),
    ),
  ]
  const registry = createRegistry([{ id: 'test', manifest: { id: 'test', routes: screens } }], { slots: {} })
  const links = document.createElement('nav')
  links.innerHTML = `
    <a id="shop" href="/shop?sorted=1"><b>Shop</b></a> <a id="cart" href="/cart">Cart</a> <a id="moody" href="/moody">…</a>
    <a id="unknown" href="/nowhere">?</a> <a id="foreign" href="https://other.example/shop">Other</a> <p>Text</p>`
  document.body.replaceChildren(links)
  prefetchOnIntent(fork({ values: [[$registry, registry]] }), links)
  const trigger = (kind: string, selector: string) =>
    links.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }))
  return {
    requested,
    trigger,
    repair: () => {
      isAvailable = true
    },
  }
}

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

describe('prefetching the next screen', () => {
  for (const kind of ['pointerover', 'focusin'])
    test(`a screen is prefetched once when its link receives the event ${kind}`, () => {
      const { requested, trigger } = openPage()
      trigger(kind, '#shop b')
      trigger(kind, '#shop')
      expect(requested).toEqual(['/shop'])
    })

  test('a link to another site or an inaccessible screen prefetches nothing', () => {
    const { requested, trigger } = openPage()
    for (const selector of ['#cart', '#unknown', '#foreign', 'p']) trigger('pointerover', selector)
    expect(requested).toEqual([])
  })

  test('the screen of a link is not prefetched when data saver is on', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { requested, trigger } = openPage()
    trigger('pointerover', '#shop')
    expect(requested).toEqual([])
  })

  test('a screen whose prefetch failed is prefetched on the next hover', async () => {
    const { requested, trigger, repair } = openPage()
    trigger('pointerover', '#moody')
    await new Promise((resolve) => setTimeout(resolve))
    expect(requested).toEqual(['/moody'])
    repair()
    trigger('pointerover', '#moody')
    trigger('pointerover', '#moody')
    expect(requested).toEqual(['/moody', '/moody'])
  })
})
