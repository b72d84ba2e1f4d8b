import { beforeEach, describe, expect, test } from '@rstest/core'
import { fork } from 'effector'
import { page } from '../../core/plugin/manifest'
import { createRegistry } from '../../core/plugin/registry'
import { $registry } from '../../core/plugin/registry-store'
import { route } from '../../core/plugin/route'
import { prefetchOnIntent } from './prefetch'

/** A page with links to a public and a members-only screen. */
function openPage() {
  const asked: string[] = []
  const screenAt = (
    path: string,
    access: 'anyone' | 'member',
    answer: () => Promise<{ default: () => null }>,
  ) =>
    page(route(`test${path}`, path), {
      access,
      hasServerState: false,
      load: () => {
        asked.push(path)
        return answer()
      },
    })
  let isThere = false
  const screens = [
    screenAt('/shop', 'anyone', async () => ({ default: () => null })),
    screenAt('/cart', 'member', async () => ({ default: () => null })),
    screenAt('/moody', 'anyone', () =>
      isThere ? Promise.resolve({ default: () => null }) : Promise.reject(new Error('gone')),
    ),
  ]
  const registry = createRegistry([{ id: 'test', manifest: { id: 'test', routes: screens } }], { slots: {} })
  const links = document.createElement('nav')
  links.innerHTML = `
    <a id="shop" href="/shop?sorted=1"><b>Shop</b></a> <a id="cart" href="/cart">Cart</a> <a id="moody" href="/moody">…</a>
    <a id="unknown" href="/nowhere">?</a> <a id="foreign" href="https://other.example/shop">Other</a> <p>Text</p>`
  document.body.replaceChildren(links)
  prefetchOnIntent(fork({ values: [[$registry, registry]] }), links)
  const sign = (kind: string, selector: string) =>
    links.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }))
  return {
    asked,
    sign,
    mend: () => {
      isThere = true
    },
  }
}

beforeEach(() => {
  Reflect.deleteProperty(navigator, 'connection')
})

describe('the code of the next screen is on its way', () => {
  for (const kind of ['pointerover', 'focusin'])
    test(`as soon as a link to it has the ${kind === 'focusin' ? 'focus' : 'pointer or a finger on it'}, once`, () => {
      const { asked, sign } = openPage()
      sign(kind, '#shop b')
      sign(kind, '#shop')
      expect(asked).toEqual(['/shop'])
    })

  test('not for a screen that is for others, for no screen, for another site or beside a link', () => {
    const { asked, sign } = openPage()
    for (const selector of ['#cart', '#unknown', '#foreign', 'p']) sign('pointerover', selector)
    expect(asked).toEqual([])
  })

  test('not where somebody saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    const { asked, sign } = openPage()
    sign('pointerover', '#shop')
    expect(asked).toEqual([])
  })

  test('again where it did not come, and nobody is bothered with it', async () => {
    const { asked, sign, mend } = openPage()
    sign('pointerover', '#moody')
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).toEqual(['/moody', '/moody'])
    mend()
    sign('pointerover', '#moody')
    sign('pointerover', '#moody')
    expect(asked).toEqual(['/moody', '/moody', '/moody'])
  })
})
