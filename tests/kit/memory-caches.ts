/** A Cache API in memory, because happy-dom has none. */
export function memoryCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map((url) => ({ url })),
      put: async (url: string, response: Response) => void entries.set(url, response),
      delete: async (request: string | { url: string }) =>
        entries.delete(typeof request === 'string' ? request : request.url),
    }
  }
  const match = async (url: string, { cacheName }: { cacheName: string }) =>
    stored.get(cacheName)?.get(url)?.clone()
  return {
    open,
    match,
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
  }
}
