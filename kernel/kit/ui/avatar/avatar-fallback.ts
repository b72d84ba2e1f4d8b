/** Hues of avatars in degrees, so far apart that they differ at a glance. */
const hues = [0, 60, 120, 180, 240, 300] as const

/**
 * Initials of the first name and the surname by which people are called: the last word, `Ana Lúcia Souza` → `AS`. In
 * Spanish, the last of three is a second surname, `Sergi Cerda Ordóñez` → `SC`.
 */
export function initialsOf(name: string, language?: string): string {
  const words = name.split(/[\s_.-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  const last = language === 'es' && words.length > 2 ? -2 : -1
  const ends = words.length > 1 ? [words[0], words.at(last)] : words
  return ends.map((word) => word?.match(/[\p{L}\p{N}]/u)?.[0]?.toLocaleUpperCase() ?? '').join('')
}

/** Hue of an avatar, always the same for a name. */
export function hueOf(name: string): (typeof hues)[number] {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return hues[sum % hues.length] ?? 0
}
