import { inTime } from '../http/in-time'
import { type Bundle, bundleIn } from './bundle'
import type { Language } from './languages'

const retries = 2
const pause = 250
/** Milliseconds that the first words are waited for: the code itself has some. */
const patience = 10_000

/** Where a language's texts are. */
const textsAddress = (language: Language) => `${process.env.RODA_BASE}/assets/i18n/${language}.json`

/**
 * Loads the texts of a language; a failed load is retried twice (KRN-I18N-04), then the base language
 * stands in. Without those of the deployment, ours stand as they are.
 *
 * @param instead where the deployment has texts that stand in for ours; empty, it has none
 * @throws when no texts can be had at all
 */
export async function loadTexts(language: Language, instead: string): Promise<Bundle> {
  const ours = inTime(loadOurs(language), patience)
  if (!instead) return ours
  const { laidOver } = await import('./own-texts')
  return laidOver(await ours, instead, language)
}

async function loadOurs(language: Language, attempt = 0): Promise<Bundle> {
  try {
    return await fetchTexts(language)
  } catch (error) {
    if (attempt < retries) {
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** attempt))
      return loadOurs(language, attempt + 1)
    }
    if (language !== 'en') return loadOurs('en')
    throw error
  }
}

async function fetchTexts(language: Language): Promise<Bundle> {
  const answer = await (takePreloaded(language) ?? fetch(textsAddress(language)))
  if (!answer.ok) throw new Error(`${textsAddress(language)} answered ${answer.status}`)
  return bundleIn(await answer.json())
}

/** The page asks for the texts before any script has come; a second try asks anew. */
function takePreloaded(language: Language): Promise<Response> | undefined {
  const early = globalThis.early
  const texts = early?.texts?.[language]
  if (early?.texts) delete early.texts[language]
  return texts
}
