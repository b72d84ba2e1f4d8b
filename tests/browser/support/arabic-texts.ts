type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const letters = 'ابتجدرزسعفقكلمنهويشضطظغصثخ'

/** Names that tests look for, in real Arabic. */
const real: Texts = {
  kernel: { 'nav.home': 'الرئيسية', 'myPage.title': 'صفحتي' },
}

/** Turns English texts into texts of Arabic letters of the same length; arguments and plurals stay. */
export const toArabic = (texts: Texts): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([owner, dictionary]) => [
      owner,
      {
        ...Object.fromEntries(Object.entries(dictionary).map(([key, text]) => [key, inArabic(text)])),
        ...real[owner],
      },
    ]),
  )

/** Matches `{name:string}`, and the part of `{{count:item|items}}` before its words, which stay unchanged. */
const inArabic = (text: string): string =>
  text.replace(
    /\{\{(\w+:)?([^}]*)\}\}|\{[^{}]*\}|[a-z]/gi,
    (part, argument: string | undefined, words: string) =>
      part.length === 1
        ? letter(part)
        : part.startsWith('{{')
          ? `{{${argument ?? ''}${words.replace(/[a-z]/gi, letter)}}}`
          : part,
  )

const letter = (latin: string) => letters[latin.toLowerCase().charCodeAt(0) - 97] ?? latin
