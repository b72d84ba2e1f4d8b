import { expect, test } from '@rstest/core'
import { robotsTxt, sitemapXml } from '../../scripts/serve/render/crawlers.mjs'

test('robots.txt names the site map only if the public URL is known', () => {
  expect(robotsTxt('/', undefined)).toBe('User-agent: *\nDisallow:\n')
  expect(robotsTxt('/app/', 'https://a.example')).toBe(
    'User-agent: *\nDisallow:\n\nSitemap: https://a.example/app/sitemap.xml\n',
  )
})

test('sitemap.xml escapes URLs', () => {
  const xml = sitemapXml(['https://a.example/@a&b', `https://a.example/@<'">`])
  expect(xml).toContain('<loc>https://a.example/@a&amp;b</loc>')
  expect(xml).toContain('<loc>https://a.example/@&lt;&apos;&quot;&gt;</loc>')
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns=')).toBe(true)
})
