const maxRequestBytes = 12 * 1024 * 1024

export type ParsedBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; value: Record<string, FormDataEntryValue> }
  | { kind: 'other'; value: string }
  | { kind: 'unreadable'; status: 400 | 413; why: string }

export async function parseBody(request: Request): Promise<ParsedBody> {
  if (request.method === 'GET' || request.method === 'HEAD') return { kind: 'none' }
  if (Number(request.headers.get('content-length') ?? 0) > maxRequestBytes) {
    return { kind: 'unreadable', status: 413, why: 'The request is too large.' }
  }
  const type = request.headers.get('content-type') ?? ''
  try {
    if (type.startsWith('multipart/form-data')) {
      return { kind: 'form', value: Object.fromEntries(await request.formData()) }
    }
    const text = await request.text()
    if (text === '') return { kind: 'none' }
    return /\bjson\b/.test(type) ? { kind: 'json', value: JSON.parse(text) } : { kind: 'other', value: text }
  } catch (error) {
    return { kind: 'unreadable', status: 400, why: `The body cannot be read: ${String(error)}` }
  }
}

/** Describes a body for the request log: files by name, type and size. */
export function describeBody(body: ParsedBody): unknown {
  if (body.kind === 'none' || body.kind === 'unreadable') return null
  if (body.kind !== 'form') return body.value
  return Object.fromEntries(
    Object.entries(body.value).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : { fileName: value.name, type: value.type, size: value.size },
    ]),
  )
}
