import { brotliCompressSync } from 'node:zlib'

/** Minimal hand-written styles. */
const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:72rem;margin:0 auto;padding:1rem}
img{display:block;width:100%;max-height:400px;aspect-ratio:4/3;object-fit:cover}`

/**
 * A page without scripts with the text and image of the start page.
 *
 * @param {string} product the URL of the start page
 * @returns {Promise<import('node:http').RequestListener>} serves it
 */
export async function staticPage(product) {
  const start = await fetch(product)
  const html = await start.text()
  // With the same headers: COOP alone would cost the browser a new process.
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

/** Excludes headers about the page's own content. */
const isOfTheServer = (name) =>
  !/^(content-|etag|date|connection|keep-alive|transfer-encoding|vary|set-cookie)/.test(name)
