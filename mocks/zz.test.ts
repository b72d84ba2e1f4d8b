import { test } from '@rstest/core'
import { setupServer } from 'msw/node'
import { http, HttpResponse } from 'msw'
test('x', async () => {
  let n = 0
  const s = setupServer(http.get('http://localhost:3000/a', () => new HttpResponse(new ReadableStream({ pull(c) { if (n++) return c.error(new TypeError('cut')); c.enqueue(new TextEncoder().encode('{"a')) } }))),
   http.get('http://localhost:3000/b', () => new HttpResponse(new ReadableStream({ async pull(c) { if (n++ > 1) { await new Promise(r => setTimeout(r, 5)); return c.error(new TypeError('cut'))}; c.enqueue(new TextEncoder().encode('{"a')) } }))))
  s.listen()
  for (const p of ['a','b']) {
  try { const r = await fetch('http://localhost:3000/' + p); console.log(r.status); try { console.log(await r.text()) } catch (e) { console.log('text', e) } } catch (e) { console.log('fetch', e, (e as Error).cause) }
  }
  s.close()
})
