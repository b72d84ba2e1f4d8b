import { brotliCompressSync } from 'node:zlib'

/** What anybody would write by hand: no more than it takes to read it. */
const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1rem}
img{display:block;width:100%;max-height:400px;aspect-ratio:4/3;object-fit:cover}`

/**
 * A page without scripts that says what the product's start page says and shows its picture.
 *
 * @param {string} product the start page's address
 * @returns {Promise<import('node:http').RequestListener>} serves it
 */
export async function staticPage(product) {
  const start = await fetch(product)
  const html = await start.text()
  // From the same server, as far as the browser can tell: a policy for openers alone costs it a new process.
  const headers = [...start.headers].filter(([name]) => isOfTheServer(name))
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? ''
  const body = main
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/ (class|id|aria-[a-z]+|style)="[^"]*"/g, '')
  const page = brotliCompressSync(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Start</title><style>${style}</style><body>${body}</body></html>`,
  )

  return async (request, response) => {
    if (request.url === '/') {
      for (const [name, value] of headers) response.setHeader(name, value)
      response.setHeader('Content-Type', 'text/html; charset=utf-8')
      response.setHeader('Content-Encoding', 'br')
      return response.end(page)
    }
    const answer = await fetch(new URL(request.url, product))
    response.setHeader('Content-Type', answer.headers.get('content-type') ?? 'application/octet-stream')
    response.statusCode = answer.status
    response.end(Buffer.from(await answer.arrayBuffer()))
  }
}

/** What is said of the page's own content, and who may be asked for more, is another matter. */
const isOfTheServer = (name) =>
  !/^(content-|etag|date|connection|keep-alive|transfer-encoding|vary|set-cookie)/.test(name)
