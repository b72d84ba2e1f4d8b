const signs: Readonly<Record<string, string>> = { Comma: '<', Period: '>', Slash: '?' }

/** The key of an event, or on a keyboard with other letters, the Latin one in its place. */
export function latinKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): string {
  if (!/^[^\p{ASCII}\p{sc=Latin}]+$/u.test(key)) return key
  return /^(?:Key|Digit)(.)$/.exec(code)?.[1]?.toLowerCase() ?? (shiftKey ? signs[code] : undefined) ?? key
}
