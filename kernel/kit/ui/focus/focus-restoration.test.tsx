import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { focusAfter, installFocusRestoration } from './focus-restoration'

let end: () => void
beforeEach(() => {
  end = installFocusRestoration()
})
afterEach(() => {
  end()
  document.body.innerHTML = ''
  history.replaceState(null, '', '/')
})

const byId = (id: string) => {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no #${id}.`)
  return element
}
const remove = (...ids: string[]): void => {
  for (const id of ids) byId(id).remove()
}
const replace = (id: string, html: string): void => {
  byId(id).outerHTML = html
}
/** Lets the observer report, which browsers do at the end of a task. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

const list = `<section aria-labelledby="h"><h2 id="h">People</h2>
  <ul id="list"><li id="1"><button id="b1"></button></li><li id="2"><button id="b2"></button></li><li id="3"><button id="b3"></button></li></ul>
</section>`
const failed = `<main id="main"><h1 id="h1">Page</h1>
  <div id="card"><h2>Failed</h2><button id="retry" data-retry></button></div><p id="after"></p></main>`

test.each([
  ['the next item, after the first of a list', list, 'b1', () => remove('1'), '2'],
  ['the next item, after one in the middle', list, 'b2', () => remove('2'), '3'],
  ['the previous item, after the last', list, 'b3', () => remove('3'), '2'],
  ['the next item that is left, after several', list, 'b1', () => remove('1', '2'), '3'],
  ['the item before, after the last ones', list, 'b3', () => remove('3', '2'), '1'],
  ['the heading of the region, after the only items', list, 'b2', () => remove('1', '2', '3'), 'h'],
  ['the heading of the region, when its list leaves', list, 'b2', () => remove('list'), 'h'],
  ['the item, when only a button of it leaves', list, 'b2', () => remove('b2'), '2'],
  ['the new version of an item', list, 'b2', () => replace('2', '<li id="new"></li>'), 'new'],
  [
    'the home of the new version of an item',
    list,
    'b2',
    () => replace('2', '<li><a href="/"></a><button id="new" data-focus-home></button></li>'),
    'new',
  ],
  [
    'the home of what is around, not of another item',
    `<article><ul><li><b id="other" data-focus-home tabindex="0"></b></li></ul><i id="home" data-focus-home tabindex="-1"></i><form id="form"><input id="field" /></form></article>`,
    'field',
    () => remove('form'),
    'home',
  ],
  [
    'the next card of a list whose items have wrappers',
    `<div role="feed"><div data-focus-list><div id="w1"><article tabindex="0" id="a1"></article></div><div><article tabindex="0" id="a2"></article></div></div></div>`,
    'a1',
    () => remove('w1'),
    'a2',
  ],
  [
    'the next item that is read, not a spacer',
    `<ul><li id="1" tabindex="-1"></li><li aria-hidden="true"></li><li id="3"></li></ul>`,
    '1',
    () => remove('1'),
    '3',
  ],
  [
    'the heading, not to a list that is empty now',
    `<main><h1 id="h1"></h1><ul aria-label="Tags"><li id="1" tabindex="-1"></li></ul></main>`,
    '1',
    () => remove('1'),
    'h1',
  ],
  [
    'the heading of loaded content',
    failed,
    'retry',
    () => replace('card', '<div><h2 id="new">Courses</h2></div>'),
    'new',
  ],
  [
    'the button of the next failure',
    failed,
    'retry',
    () => replace('card', '<div><h2>Failed</h2><button id="new" data-retry></button></div>'),
    'new',
  ],
  [
    'the frame that replaces a button in a card, not the card',
    `<article tabindex="0"><div><button id="b1"></button></div></article>`,
    'b1',
    () => replace('b1', '<iframe id="new"></iframe>'),
    'new',
  ],
  [
    'the item, when a mere text replaces its button',
    list,
    'b2',
    () => replace('b2', '<span>Connected</span>'),
    '2',
  ],
  [
    'the home around it, not content without a home',
    `<main><section id="home" data-focus-home tabindex="-1"><div id="drop"><button id="b1"></button></div></section></main>`,
    'b1',
    () => replace('drop', '<div><progress></progress></div>'),
    'home',
  ],
  ['content without a heading', failed, 'retry', () => replace('card', '<ul id="new"></ul>'), 'new'],
  ['the heading of the screen, when nothing comes instead', failed, 'retry', () => remove('card'), 'h1'],
  [
    'the heading, when the button becomes disabled',
    failed,
    'retry',
    () => byId('retry').setAttribute('disabled', ''),
    'h1',
  ],
  [
    'the heading, when the button is hidden',
    failed,
    'retry',
    () => byId('card').setAttribute('hidden', ''),
    'h1',
  ],
  [
    'the heading, when the button becomes inert',
    failed,
    'retry',
    () => byId('card').setAttribute('inert', ''),
    'h1',
  ],
] as const)('a lost focus moves to %s', async (_, html, focused, change, expected) => {
  document.body.innerHTML = html
  byId(focused).focus()
  await settle()
  change()
  await settle()
  expect(document.activeElement?.id).toBe(expected)
})

test('a focus that a frame took meanwhile stays there', async () => {
  document.body.innerHTML = `${list}<iframe id="frame"></iframe>`
  byId('b2').focus()
  await settle()
  // Browsers send no event for the focus of a frame.
  const taken = rs.spyOn(document, 'activeElement', 'get').mockReturnValue(byId('frame'))
  const moved = rs.spyOn(HTMLElement.prototype, 'focus')
  remove('2')
  await settle()
  expect(moved).not.toHaveBeenCalled()
  moved.mockRestore()
  taken.mockRestore()
})

const over = `<main id="main" tabindex="-1">${list}</main>
  <div id="dialog" role="dialog" aria-label="Sure?"><button id="yes"></button></div>
  <section id="toasts" data-focus-return data-focus-list><div id="t1" role="group" tabindex="-1"></div><div id="t2" role="group" tabindex="-1"></div></section>`

test.each([
  ['its opener', ['b2', 'yes'], () => remove('dialog'), 'b2'],
  ['what is nearest to an opener that is gone', ['b2', 'yes'], () => remove('2', 'dialog'), '3'],
  ['the next message over the screen', ['b2', 't1'], () => remove('t1'), 't2'],
  ['its opener, after the last message', ['b2', 't1'], () => remove('toasts'), 'b2'],
  ['the dialog, after a message over it', ['b2', 'yes', 't1'], () => remove('toasts'), 'yes'],
  [
    'the opener of the dialog, after a visit of the messages',
    ['b2', 'yes', 't1', 'yes'],
    () => remove('dialog'),
    'b2',
  ],
] as const)('the focus of an overlay moves to %s', async (_, visited, change, expected) => {
  document.body.innerHTML = over
  for (const id of visited) byId(id).focus()
  await settle()
  change()
  await settle()
  expect(document.activeElement?.id).toBe(expected)
})

test.each<readonly [string, readonly string[], () => void, string]>([
  ['the opener', ['b2', 'yes'], () => undefined, 'b2'],
  ['what is nearest to an opener that is gone', ['b2', 'yes'], () => remove('2'), '3'],
  ['what has the focus outside of it', ['b2', 'yes', 'b3'], () => undefined, 'b3'],
  ['the content, when there was no opener', ['yes'], () => undefined, 'main'],
  ['the content of another screen', ['b2', 'yes'], () => history.pushState(null, '', '/other'), 'main'],
])('a dialog that closes gives the focus to %s', async (_, visited, change, expected) => {
  document.body.innerHTML = over
  for (const id of visited) byId(id).focus()
  await settle()
  change()
  await settle()
  expect(focusAfter(byId('dialog'))?.id).toBe(expected)
})

const cards = `<main><ul id="list"><li id="1" data-focus-item="card 1"><button></button><button id="b1"></button></li>
  <li id="2"><button id="b2"></button></li></ul></main>
  <section id="toasts" data-focus-return data-focus-list><div id="t1" tabindex="-1"></div></section>`
const undo = () =>
  byId('list').insertAdjacentHTML(
    'afterbegin',
    '<li data-focus-item="card 1"><button></button><button id="again"></button></li>',
  )

test.each([
  ['comes back', [], 'again'],
  ['comes back while a message has the focus', ['t1'], 'again'],
  ['stays where a person moved it', ['b2'], 'b2'],
  ['comes back while a message has the focus after a walk to it', ['b2', 't1'], 'again'],
] as const)('the focus of an item that returns %s', async (_, visited, expected) => {
  document.body.innerHTML = cards
  byId('b1').focus()
  await settle()
  remove('1')
  await settle()
  expect(document.activeElement?.id).toBe('2')
  for (const id of visited) byId(id).focus()
  undo()
  await settle()
  expect(document.activeElement?.id).toBe(expected)
})

test('the focus comes back to a button that is enabled again', async () => {
  document.body.innerHTML = list
  byId('b1').focus()
  await settle()
  byId('b1').setAttribute('disabled', '')
  await settle()
  expect(document.activeElement?.id).toBe('1')
  byId('b1').removeAttribute('disabled')
  await settle()
  expect(document.activeElement?.id).toBe('b1')
})

test('the focus of an item that returns comes back after the message with "Undo" has closed', async () => {
  document.body.innerHTML = cards
  byId('b1').focus()
  await settle()
  remove('1')
  await settle()
  byId('b2').focus()
  byId('t1').focus()
  remove('toasts')
  await settle()
  undo()
  await settle()
  expect(document.activeElement?.id).toBe('again')
})

test('the focus of an item that returns stays where a person writes', async () => {
  document.body.innerHTML = cards
  byId('b1').focus()
  await settle()
  remove('1')
  await settle()
  byId('2').dispatchEvent(new Event('input', { bubbles: true }))
  undo()
  await settle()
  expect(document.activeElement?.id).toBe('2')
})

test('what came earlier beside an element is not taken for its replacement', async () => {
  document.body.innerHTML = failed
  byId('retry').focus()
  await settle()
  byId('card').insertAdjacentHTML('afterend', '<div><h2>News</h2></div>')
  await settle()
  remove('card')
  await settle()
  expect(document.activeElement?.id).toBe('h1')
})

test('the focus stays where a person moved it', async () => {
  document.body.innerHTML = list
  byId('b1').focus()
  byId('b3').focus()
  remove('1')
  await settle()
  expect(document.activeElement?.id).toBe('b3')
})

test('nothing gets the focus when a person has left the element before it goes', async () => {
  document.body.innerHTML = list
  byId('b1').focus()
  byId('b1').blur()
  await settle()
  remove('1')
  await settle()
  expect(document.activeElement).toBe(document.body)
})

test('the router, not the listener, gives the focus to another screen', async () => {
  document.body.innerHTML = failed
  byId('retry').focus()
  await settle()
  history.pushState(null, '', '/other')
  remove('card')
  await settle()
  expect(document.activeElement).toBe(document.body)
})
