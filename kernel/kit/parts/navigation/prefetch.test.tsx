import { beforeEach, describe, expect, rs, test } from '@rstest/core'
import { QueryClient } from '@tanstack/react-query'
import { waitFor } from '@testing-library/react'
import { fork } from 'effector'
import { page, type ScreenModule } from '../../../core/plugin/manifest'
import { createRegistry } from '../../../core/plugin/registry'
import { $registry } from '../../../core/plugin/registry-store'
import { route } from '../../../core/plugin/route'
import { fill, slot } from '../../../core/plugin/slot'
import { $shownClient } from '../../../core/query/prefetch-query'
import { prefetchOnIntent } from './prefetch'

function openPage() {
  const requested: string[] = []
  const read = rs.fn(async (address: unknown) => address)
  const client = new QueryClient()
  const screenAt = (path: string, access: 'anyone' | 'member', answer: () => Promise<ScreenModule>) =>
    page(route(`test${path}`, path), {
      access,
      hasServerState: false,
      load: () => {
        requested.push(path)
        return answer()
      },
    })
  const shelf = slot('test/shelf')
  const inner = slot('test/inner')
  const load = (name: string, parts?: (typeof inner)[]) => async () => {
    requested.push(name)
    return { default: () => null, parts }
  }
  const fills = [
    fill(shelf, { id: 'test/book', hasServerState: false, load: load('an entry', [inner]) }),
    fill(shelf, {
      id: 'test/secret',
      access: 'member',
      hasServerState: false,
      load: load('an entry for members'),
    }),
    fill(inner, { id: 'test/page', hasServerState: false, load: load('an entry within') }),
  ]
  let isAvailable = false
  const screens = [
    screenAt('/shop', 'anyone', async () => ({
      default: () => null,
      parts: [shelf, load('a part')],
      queries: ({ search }) => [
        { queryKey: ['shop', String(search)], queryFn: () => read(`shop by ${search}`) },
      ],
    })),
    screenAt('/cart', 'member', async () => ({ default: () => null })),
    screenAt('/moody', 'anyone', () =>
      isAvailable
        ? Promise.resolve({ default: () => null })
        : Promise.reject(new Error('Loading chunk 7 failed.')),
    ),
  ]
  const registry = createRegistry([{ id: 'test', manifest: { id: 'test', routes: screens, fills } }], {
    slots: {},
  })
  const links = document.createElement('nav')
  links.innerHTML = `
    <a id="shop" href="/shop?sorted=1"><b>Shop</b></a> <a id="cart" href="/cart">Cart</a> <a id="moody" href="/moody">…</a>
    <a id="unknown" href="/nowhere">?</a> <a id="foreign" href="https://other.example/shop">Other</a> <p>Text</p>`
  document.body.replaceChildren(links)
  prefetchOnIntent(
    fork({
      values: [
        [$registry, registry],
        [$shownClient, client],
      ],
    }),
    links,
  )
  const trigger = (kind: string, selector: string) =>
    links.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }))
  return {
    requested,
    read,
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

  test.each([
    ['pressed', 'pointerdown', 1],
    ['passed', 'pointerover', 0],
  ])('the data of a screen are read once when its link is %s', async (_, kind, times) => {
    const { read, requested, trigger } = openPage()
    rs.useFakeTimers({ toFake: ['setTimeout'] })
    trigger(kind, '#shop b')
    trigger(kind, '#shop')
    await rs.advanceTimersByTimeAsync(1_000)
    rs.useRealTimers()
    expect(requested).not.toEqual([])
    expect(read.mock.calls).toEqual(Array(times).fill(['shop by sorted=1']))
  })

  test('what a screen always shows is prefetched when its link is pressed, and what visitors do not see is not', async () => {
    const { requested, trigger } = openPage()
    trigger('pointerdown', '#shop')
    await waitFor(() => expect(requested).toEqual(['/shop', 'an entry', 'a part', 'an entry within']))
  })

  test('the data of a screen are read when its link keeps the focus', async () => {
    const { read } = openPage()
    document.querySelector<HTMLElement>('#shop')?.focus()
    await waitFor(() => expect(read).toHaveBeenCalledOnce())
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
