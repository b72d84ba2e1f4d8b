import { afterEach, beforeAll, beforeEach, describe, expect, rs, test } from '@rstest/core'
import { act, render } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { installTranslationGuard } from './translation-guard'

const { removeChild, insertBefore } = Node.prototype
const nodeValue = Object.getOwnPropertyDescriptor(Text.prototype, 'nodeValue')

beforeAll(installTranslationGuard)

const failed = rs.fn()
beforeEach(() => failed.mockClear())
afterEach(() => expect(failed).not.toHaveBeenCalled())

class Catch extends Component<{ readonly children: ReactNode }> {
  override componentDidCatch = failed
  override render = () => this.props.children
}

function textsOf(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (walker.nextNode()) found.push(walker.currentNode as Text)
  return found
}
const fontOf = (text: string) => {
  const inner = document.createElement('font')
  const outer = document.createElement('font')
  inner.textContent = text.toUpperCase()
  outer.append(inner)
  return outer
}

/** Changes that the page translators of browsers and extensions make to a text node. */
const translators: Readonly<Record<string, (text: Text) => void>> = {
  'are wrapped in an element': (text) => {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
  'are replaced by an element': (text) => text.replaceWith(fontOf(text.data)),
  'are replaced by another text': (text) => text.replaceWith(text.data.toUpperCase()),
  'are removed beside their translation': (text) => {
    text.before(fontOf(text.data))
    text.remove()
  },
}

interface SceneProps {
  readonly count: number
  readonly isLong?: boolean
  readonly hasNote?: boolean
}

/** A component that renders adjacent text nodes between conditional siblings. */
function Scene({ count, isLong = true, hasNote = false }: SceneProps) {
  return (
    <p>
      {hasNote && <b>Note</b>}
      {isLong && 'of '}
      {count} posts
      {isLong && <i>and more</i>}
      {isLong && ' by you'}
    </p>
  )
}

// Covers FLT-74
test('the translation guard patches no DOM method before texts are changed', async () => {
  const { rerender, unmount } = render(<Scene count={1} />)
  const ad = document.createElement('div')
  document.body.append(ad)
  ad.innerHTML = 'An <b>advertisement</b>'
  ad.replaceChildren('Another one')
  for (const count of [2, 3])
    await act(async () => rerender(<Scene count={count} isLong={count === 2} hasNote />))
  unmount()
  await act(async () => undefined)
  expect(Node.prototype.removeChild).toBe(removeChild)
  expect(Node.prototype.insertBefore).toBe(insertBefore)
  expect(Object.getOwnPropertyDescriptor(Text.prototype, 'nodeValue')).toEqual(nodeValue)
})

// Covers PLG-04
for (const [name, touch] of Object.entries(translators))
  describe(`the translation guard when texts ${name}`, () => {
    async function open() {
      const scene = (props: SceneProps) => (
        <Catch>
          <Scene {...props} />
        </Catch>
      )
      const { container, rerender, unmount } = render(scene({ count: 1 }))
      const translate = () => act(async () => textsOf(container).forEach(touch))
      const read = () => container.textContent?.toLowerCase()
      await translate()
      expect(read()).toBe('of 1 postsand more by you')
      return { show: (props: SceneProps) => rerender(scene(props)), translate, read, unmount }
    }

    test(`React removes a text and its translation when texts ${name}`, async () => {
      const { show, read } = await open()
      show({ count: 1, isLong: false })
      expect(read()).toBe('1 posts')
    })

    test(`React inserts an element before a text when texts ${name}`, async () => {
      const { show, read } = await open()
      show({ count: 1, hasNote: true })
      expect(read()).toBe('noteof 1 postsand more by you')
    })

    test(`React updates a text repeatedly when texts ${name}`, async () => {
      const { show, read, translate } = await open()
      for (const count of [2, 3, 4]) {
        show({ count })
        expect(read()).toBe(`of ${count} postsand more by you`)
        await translate()
      }
    })

    test(`React unmounts a page when texts ${name}`, async () => {
      const { read, unmount } = await open()
      unmount()
      expect(read()).toBe('')
    })
  })

// Covers FLT-74
test('the translation guard lets invalid DOM calls of other scripts fail', async () => {
  const { container } = render(<Scene count={1} />)
  await act(async () =>
    textsOf(container).forEach(translators['are replaced by an element'] ?? (() => undefined)),
  )
  const other = document.createElement('p')
  expect(() => document.body.removeChild(other)).toThrow()
  expect(() => document.body.insertBefore(document.createElement('p'), other)).toThrow()
})

// Covers PLG-04
test('React updates several texts that a translation put in one element', () => {
  const { container, rerender } = render(<Scene count={1} />)
  const [first, second, third] = textsOf(container)
  const font = document.createElement('font')
  first?.before(font)
  font.append(first ?? '', second ?? '', third ?? '')
  rerender(<Scene count={2} isLong={false} />)
  expect(container.textContent).toBe('2 posts')
})
