import { afterAll, afterEach, beforeAll, expect, test } from '@rstest/core'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { connectApi, tokenKey } from '../../../core/http/client'
import { outcomeOf } from '../../../core/http/outcome'
import { fetchFile, isOwnFile } from './fetch-file'

const requests: Request[] = []
const server = setupServer(
  http.all('*', ({ request }) => {
    requests.push(request)
    const { pathname } = new URL(request.url)
    if (pathname === '/moved') return HttpResponse.redirect('https://elsewhere.example/talk.vtt', 302)
    if (pathname === '/refused') return HttpResponse.error()
    if (pathname === '/missing') return new HttpResponse('<!doctype html>', { status: 404 })
    if (pathname === '/login') return new HttpResponse('<!doctype html>', { status: 401 })
    if (pathname === '/large') return new HttpResponse('x'.repeat(5_000_000))
    return new HttpResponse('WEBVTT')
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())
afterEach(() => {
  localStorage.clear()
  requests.length = 0
})

connectApi({
  url: 'https://api.example/app',
  patience: 20_000,
  antiForgery: { cookie: 'x', header: 'x' },
  onTokenRefused: () => undefined,
  onTokenMissing: () => undefined,
})

const fetchText = async (address: string, hosts?: readonly string[]) =>
  new TextDecoder().decode(
    await fetchFile(address, {
      maxSize: 2_000_000,
      ...(hosts && { hosts }),
      signal: new AbortController().signal,
    }),
  )
const reasonOf = (address: string) =>
  fetchText(address).then(
    () => 'read',
    (error: unknown) => outcomeOf(error).reason,
  )

// Covers UX-72
test('a file is read without the token, from the API, the page and the hosts of the deployment only', async () => {
  localStorage.setItem(tokenKey, 'secret')
  const own = ['https://api.example/files/talk.vtt', `${location.origin}/talk.vtt`]
  for (const address of own) expect(await fetchText(address)).toBe('WEBVTT')
  expect(await fetchText('https://files.example/talk.vtt', ['https://files.example/lessons/'])).toBe('WEBVTT')
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, null, null])

  const others = [
    'https://files.example/talk.vtt',
    'https://api.example.evil.example/talk.vtt',
    'https://api.example@evil.example/talk.vtt',
    'http://api.example/talk.vtt',
    'javascript:alert(1)',
    'no address',
  ]
  for (const address of others) {
    expect(isOwnFile(address, ['', 'no address'])).toBe(false)
    expect(await reasonOf(address)).toBe('unreachable')
  }
  expect(requests).toHaveLength(3)
})

// Covers UX-72
test.each([
  ['redirects to another origin', 'moved', 'unreachable'],
  ['its host does not allow', 'refused', 'unreachable'],
  ['is missing', 'missing', 'not-found'],
  ['needs a login', 'login', 'unauthorized'],
  ['is larger than allowed', 'large', 'tooLarge'],
])('a file that %s is not read', async (_, name, reason) => {
  expect(await reasonOf(`https://api.example/${name}`)).toBe(reason)
  expect(requests.map(({ url }) => url)).toEqual([`https://api.example/${name}`])
})
