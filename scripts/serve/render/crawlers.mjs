/**
 * Returns robots.txt, which tells search engines which paths they may read. Screens that they must not list have a
 * `noindex` tag or header.
 *
 * @param {string} base the base path: `/app/`
 * @param {string} [origin] the public origin, which the URL of the site map needs
 */
export const robotsTxt = (base, origin) =>
  ['User-agent: *', 'Disallow:', ...(origin ? ['', `Sitemap: ${origin}${base}sitemap.xml`] : []), ''].join(
    '\n',
  )

/**
 * Returns a site map, see https://www.sitemaps.org.
 *
 * @param {string[]} urls absolute URLs
 */
export const sitemapXml = (urls) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.map((url) => `  <url><loc>${escaped(url)}</loc></url>`).join('\n')}
</urlset>
`

const escapes = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text) => text.replace(/[&<>"']/g, (character) => escapes[character])
