import type { RecordedCall } from './recorded-call'

/** A PNG of one pixel, in place of uploaded images. */
const tinyPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (!isObject(value)) form.set(name, String(value))
    else if ('list' in value) form.set(name, JSON.stringify(value.list))
    else if ('dataUrl' in value) form.set(name, `data:image/png;base64,${tinyPng}`)
    else {
      const bytes = Uint8Array.from(atob(tinyPng), (sign) => sign.charCodeAt(0))
      form.set(name, new File([bytes], String(value.fileName), { type: 'image/png' }))
    }
  }
  return form
}

/** Builds the request of a recorded call without placeholders. */
export function requestOf(call: RecordedCall): RequestInit & { path: string } {
  const query = new URLSearchParams(call.query)
  const headers = new Headers(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` })
  const body = bodyOf(call)
  // The product names the JSON type also in calls without a body.
  if (call.json !== undefined || (body === undefined && call.method !== 'GET'))
    headers.set('content-type', 'application/json')
  return {
    path: query.size > 0 ? `${call.path}?${query}` : call.path,
    method: call.method,
    headers,
    ...(body !== undefined && { body }),
  }
}

function bodyOf({ json, form, fields }: RecordedCall): BodyInit | undefined {
  if (json !== undefined) return JSON.stringify(json)
  if (form) return formOf(form)
  return fields && new URLSearchParams(fields)
}
