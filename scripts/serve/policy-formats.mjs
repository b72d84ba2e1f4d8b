const quoted = (text) => `"${text.replace(/["\\]/g, '\\$&')}"`

/**
 * How to write a response header in the configuration of each server.
 *
 * @type {Record<string, (name: string, value: string) => string>}
 */
export const policyFormats = {
  header: (name, value) => `${name}: ${value}`,
  nginx: (name, value) => `add_header ${name} ${quoted(value)} always;`,
  caddy: (name, value) => `header ${name} ${quoted(value)}`,
}

/** Formats headers as lines of a server configuration. */
export const formatHeaders = (headers, form) =>
  Object.entries(headers)
    .map(([name, value]) => policyFormats[form](name, value))
    .join('\n')
