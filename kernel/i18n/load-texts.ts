import { fields } from '../http/read'
import type { Language } from './languages'
import type { Dictionary } from './text'

/** All texts of one language, by owner: `{ kernel: {…}, posts: {…} }`. */
export type Bundle = Readonly<Record<string, Dictionary>>

const retries = 2
const pause = 250

/** Where a language's texts are. */
const textsAddress = (language: Language) => `${process.env.RODA_BASE}/assets/i18n/${language}.json`

/**
 * Loads the texts of a language; a failed load is retried twice (KRN-I18N-04), then the base language
 * stands in.
 *
 * @throws when no texts can be had at all
 */
export async function loadTexts(language: Language, attempt = 0): Promise<Bundle> {
  try {
    return await fetchTexts(language)
  } catch (error) {
    if (attempt < retries) {
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** attempt))
      return loadTexts(language, attempt + 1)
    }
    if (language !== 'en') return loadTexts('en')
    throw error
  }
}

async function fetchTexts(language: Language): Promise<Bundle> {
  const answer = await (takePreloaded(language) ?? fetch(textsAddress(language)))
  if (!answer.ok) throw new Error(`${textsAddress(language)} answered ${answer.status}`)
  const bundle: unknown = await answer.json()
  return Object.fromEntries(
    Object.entries(fields(bundle)).map(([owner, texts]) => [owner, readDictionary(texts)]),
  )
}

/** The page asks for the texts before any script has come; a second try asks anew. */
function takePreloaded(language: Language): Promise<Response> | undefined {
  const early = globalThis.early
  const texts = early?.texts?.[language]
  if (early?.texts) delete early.texts[language]
  return texts
}

function readDictionary(value: unknown): Dictionary {
  const texts = Object.entries(fields(value)).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return Object.fromEntries(texts)
}
