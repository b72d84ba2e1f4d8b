import { loadCode } from '../async/load-code'
import { withTimeout } from '../async/with-timeout'
import type { Language } from '../config/languages'
import { hashText } from './hash-text'
import { type Messages, toMessages } from './messages'

const retries = 2
const pause = 250
/** Milliseconds that the first words are waited for: the code itself has some. */
const patience = 10_000

const loadOwnTexts = () => import('./text-overrides')

/** Where a language's texts are. */
const textsAddress = (language: Language) => `${process.env.RODA_BASE}/assets/i18n/${language}.json`

/** The texts of the base language as the code has them: every key that there is. */
export type LoadBaseTexts = () => Promise<Messages>

const unchanged = new WeakSet<Messages>()

/** Whether texts are the very file of the build: nothing of them was written or left out by anybody else. */
export const isUnmodified = (bundle: Messages): boolean => unchanged.has(bundle)

/**
 * Loads the texts of a language; a failed load is retried twice (KRN-I18N-04), then the base language
 * stands in. Without those of the deployment, ours stand as they are.
 *
 * @param instead where the deployment has texts that stand in for ours; empty, it has none
 * @param loadBase for keys that a file lacks
 * @throws when no texts can be had at all
 */
export async function loadTexts(
  language: Language,
  instead: string,
  loadBase: LoadBaseTexts,
): Promise<Messages> {
  const ours = withTimeout(loadOurs(language, loadBase), patience)
  if (!instead) return ours
  const { mergeOverrides } = await loadCode(loadOwnTexts)
  return mergeOverrides(await ours, instead, language)
}

async function loadOurs(language: Language, loadBase: LoadBaseTexts, attempt = 0): Promise<Messages> {
  let written: string
  let file: unknown
  try {
    written = await fetchTexts(language)
    file = JSON.parse(written)
  } catch (error) {
    if (attempt < retries) {
      await new Promise((resolve) => setTimeout(resolve, pause * 2 ** attempt))
      return loadOurs(language, loadBase, attempt + 1)
    }
    if (language !== 'en') return loadOurs('en', loadBase)
    throw error
  }
  if (isOwnFile(language, written)) {
    const bundle = toMessages(file)
    unchanged.add(bundle)
    return bundle
  }
  // Missing keys fall back to the English file, and what that one lacks to the English of the code.
  const english = language === 'en' ? loadBase() : loadOurs('en', loadBase)
  const [{ completeTexts }, base] = await Promise.all([
    import('./complete-texts'),
    english.catch((): Messages => ({})),
  ])
  return completeTexts(base, file)
}

/** While developing, files come as they are saved, and the types of the code hold them complete. */
const isOwnFile = (language: Language, text: string) =>
  process.env.NODE_ENV === 'development' || globalThis.boot?.written?.[language] === hashText(text)

async function fetchTexts(language: Language): Promise<string> {
  const answer = await (takePreloaded(language) ?? fetch(textsAddress(language)))
  if (!answer.ok) throw new Error(`${textsAddress(language)} answered ${answer.status}`)
  return answer.text()
}

/** The page asks for the texts before any script has come; a second try asks anew. */
function takePreloaded(language: Language): Promise<Response> | undefined {
  const boot = globalThis.boot
  const texts = boot?.texts?.[language]
  if (boot?.texts) delete boot.texts[language]
  return texts
}
