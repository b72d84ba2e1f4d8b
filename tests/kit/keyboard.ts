import { fireEvent } from '@testing-library/react'

const latin = 'abcdefghijklmnopqrstuvwxyz'

/** What the letter keys of keyboards type, in the order of the Latin letters in their place. */
const keyboards = {
  Arabic: 'ش لا ؤ ي ث ب ل ا ه ت ن م ة ى خ ح ض ق س ف ع ر ص ء غ ئ',
  Cyrillic: 'ф и с в у а п р ш о л д ь т щ з й к ы е г м ц ч н я',
  Greek: 'α β ψ δ ε φ γ η ι ξ κ λ μ ν ο π ; ρ σ τ θ ω ς χ υ ζ',
  Hebrew: "ש נ ב ג ק כ ע י ן ח ל ך צ מ ם פ / ר ד א ו ה ' ס ט ז",
}

export type Keyboard = keyof typeof keyboards

/**
 * Presses the keys of a keyboard without Latin letters on which Latin keyboards have these letters.
 *
 * @param letters Latin letters, pressed one after the other
 * @example pressOn('Cyrillic', 'k', { ctrlKey: true })
 */
export function pressOn(keyboard: Keyboard, letters: string, modifiers: { ctrlKey?: boolean } = {}): void {
  for (const letter of letters) {
    const key = keyboards[keyboard].split(' ')[latin.indexOf(letter)]
    fireEvent.keyDown(document.activeElement ?? document.body, {
      key,
      code: `Key${letter.toUpperCase()}`,
      ...modifiers,
    })
  }
}
