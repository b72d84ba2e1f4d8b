const maxMessage = 200
const maxFrames = 10
const ownFrame = /\/assets\/js\/(?:async\/)?([\w.-]+\.js(?:\?[\w=]*)?:\d+:\d+)/g

/** Describes an error without personal data: values in messages may be names, texts or tokens. */
export function describeError(error: unknown): { name: string; message: string; stack: readonly string[] } {
  if (!(error instanceof Error)) return { name: typeof error, message: '', stack: [] }
  const frames = String(error.stack ?? '').matchAll(ownFrame)
  return {
    name: redact(error.name),
    message: redact(error.message),
    stack: Array.from(frames, ([, frame = '']) => frame).slice(0, maxFrames),
  }
}

/** Replaces everything in a message that may come from a user or from the server. */
export const redact = (message: unknown): string =>
  String(message)
    .slice(0, 2_000)
    .replace(/\b[a-z][a-z\d+.-]*:\/\/[^\s"'`)]*/gi, '<url>')
    .replace(/(["'`“‘«])(?:(?!\1|[”’»]).)*(?:\1|[”’»]|$)/gs, '<text>')
    .replace(/\S+@\S+/g, '<email>')
    .replace(/\/\S+/g, '<path>')
    .replace(/\S{24,}/g, '<value>')
    .replace(/\d{4,}/g, '<number>')
    .slice(0, maxMessage)
