import { readFileSync } from 'node:fs'
import { expect, test } from '@rstest/core'
import { parseAllDocuments } from 'yaml'

const recipe = (name: string) => readFileSync(`docs/integrators/recipes/${name}`, 'utf8')
const nginx = recipe('nginx.conf')
const caddy = recipe('Caddyfile')

/** Returns what nginx logs for an address: the result of the first pattern in the map that matches. */
function loggedByNginx(address: string): string {
  const [, map = ''] = /map \$request_uri \$roda_logged \{([\s\S]*?)\n\}/.exec(nginx) ?? []
  for (const [, flags = '', pattern = '', result = ''] of map.matchAll(/"~(\*?)(.+?)" (.+);/g)) {
    const found = new RegExp(pattern, flags ? 'i' : '').exec(address)
    if (found) return result.replaceAll('"', '').replace(/\$(\w+)/g, (_, name) => found.groups?.[name] ?? '')
  }
  return ''
}

function loggedByCaddy(address: string): string {
  const [, pattern = '', result = ''] = /request>uri regexp "(.+?)" "(.*?)"/.exec(caddy) ?? []
  return address.replace(new RegExp(pattern.replace('(?i)', ''), 'gi'), result)
}

const addresses = [
  '/MessageHub?id=1&access_token=a-token',
  '/messagehub/negotiate?negotiateVersion=1&access_token=a-token',
  '/api/user/activate?token=a-token',
  '/user/activate/a-token?from=mail',
  '/app/User/Activate/a-token',
]

// Covers FLT-83
for (const [name, logged] of [
  ['nginx', loggedByNginx],
  ['Caddy', loggedByCaddy],
] as const)
  test(`the access log of ${name} has no token of the hub or of an activation`, () => {
    for (const address of addresses) {
      expect(logged(address)).not.toContain('a-token')
      expect(logged(address)).not.toContain('?')
      expect(logged(address).length).toBeGreaterThan(10)
    }
    expect(logged('/course/7?from=mail')).toBe('/course/7')
  })

// Covers FLT-83
test('every nginx server block uses the log format without tokens', () => {
  const [, format = ''] = /log_format roda ([^;]*);/.exec(nginx) ?? []
  expect(format).toContain('$roda_logged')
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/)
  for (const text of [nginx, recipe('nginx-below-a-path.conf')]) {
    const servers = text.split(/^server \{/m).slice(1)
    for (const server of servers) expect(server).toMatch(/access_log \S+ roda;/)
    // The error log of the hub is off, because its format, which contains tokens, cannot be configured.
    expect(text).toMatch(/location [^{]*MessageHub[^{]*\{[^{}]*error_log \/dev\/null crit;/)
  }
})

// Covers FLT-80
test('nginx reads the file for a base path after the one that declares its log format', () => {
  const [, name = ''] = /conf\.d\/(roda\.\S+\.conf)/.exec(recipe('nginx-below-a-path.conf')) ?? []
  expect(['roda.conf', name].sort()).toEqual(['roda.conf', name])
})

// Covers FLT-83
test('the Ingress logs no addresses and accepts requests as large as nginx does', () => {
  const ingress = parseAllDocuments(recipe('kubernetes.yaml'))
    .map((document) => document.toJS())
    .find(({ kind }) => kind === 'Ingress')
  const [, size = ''] = /client_max_body_size (\w+);/.exec(nginx) ?? []
  expect(ingress.metadata.annotations).toMatchObject({
    'nginx.ingress.kubernetes.io/enable-access-log': 'false',
    'nginx.ingress.kubernetes.io/proxy-body-size': size,
  })
})

// Covers FLT-189
test('nginx and Caddy send the manifest with its type, which their lists may lack', () => {
  expect(nginx).toMatch(/location = \/manifest\.webmanifest \{ default_type application\/manifest\+json; \}/)
  expect(caddy).toContain('header /manifest.webmanifest Content-Type application/manifest+json')
})
