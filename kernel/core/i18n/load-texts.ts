import { loadCode } from '../async/load-code'
import { withTimeout } from '../async/timeouts'
import { isBuiltInLanguage, type Language } from '../config/languages'
import { hashText } from './hash-text'
import { type Messages, toMessages } from './text'

const retries = 2
const retryDelay = 250
const timeout = 10_000

const loadOverrides = () => import('./text-overrides')

const textsUrl = (language: Language) => `${process.env.RODA_BASE}/assets/i18n/${language}.json`

export type LoadBaseTexts = () => Promise<Messages>

const unmodified = new WeakSet<Messages>()

export const isUnmodified = (bundle: Messages): boolean => unmodified.has(bundle)

/**
 * Loads a language file with two retries if it does not arrive, then the English one; rejects when both fail. Texts at
 * `overridesUrl` are merged into them; for a language that is not in the build, into the English ones.
 */
export async function loadTexts(
  language: Language,
  overridesUrl: string,
  loadBase: LoadBaseTexts,
): Promise<Messages> {
  const base = isBuiltInLanguage(language) ? language : 'en'
  const texts = withTimeout(loadLanguage(base, loadBase), timeout)
  if (!overridesUrl) return texts
  const { mergeOverrides } = await loadCode(loadOverrides)
  return mergeOverrides(await texts, overridesUrl, language)
}

async function loadLanguage(language: Language, loadBase: LoadBaseTexts, attempt = 0): Promise<Messages> {
  let text: string
  let file: unknown
  try {
    text = await fetchTexts(language)
    file = JSON.parse(text)
  } catch (error) {
    // A file that is damaged stays damaged, and the first screen waits for it.
    if (attempt < retries && !(error instanceof SyntaxError)) {
      await new Promise((resolve) => setTimeout(resolve, retryDelay * 2 ** attempt))
      return loadLanguage(language, loadBase, attempt + 1)
    }
    if (language !== 'en') return loadLanguage('en', loadBase, retries)
    throw error
  }
  if (isBuiltFile(language, text)) {
    const bundle = toMessages(file)
    unmodified.add(bundle)
    return bundle
  }
  // Missing keys fall back to the English file, then to the English texts bundled with the code.
  const english = language === 'en' ? loadBase() : loadLanguage('en', loadBase)
  const [{ completeTexts }, base] = await Promise.all([
    loadCode(loadOverrides),
    english.catch((): Messages => ({})),
  ])
  return completeTexts(base, file)
}

/** Whether a language file is from this build, so that it has all keys. In development, types guarantee all keys. */
const isBuiltFile = (language: Language, text: string) =>
  process.env.NODE_ENV === 'development' || globalThis.boot?.written?.[language] === hashText(text)

async function fetchTexts(language: Language): Promise<string> {
  const response = await (takePreloaded(language) ?? fetch(textsUrl(language)))
  if (!response.ok) throw new Error(`${textsUrl(language)} answered ${response.status}`)
  return response.text()
}

function takePreloaded(language: Language): Promise<Response> | undefined {
  const boot = globalThis.boot
  const texts = boot?.texts?.[language]
  if (boot?.texts) delete boot.texts[language]
  return texts
}
