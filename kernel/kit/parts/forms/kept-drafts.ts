import { kernelTexts } from '../../../core/i18n/text'
import { userStore } from '../../../core/session/user-store'
import { draftPrefix } from '../../../core/storage/safe-storage'
import { isFresh, type KeptDraft, readKept, writeKept } from './drafts'
import { type OnlyHere, onlyHere } from './only-here'

type Kept = KeptDraft | undefined

const isGood = (kept: Kept): kept is KeptDraft => isDraft(kept) && isFresh(kept)
const isDraft = (kept: Kept): kept is KeptDraft => Object.keys(kept?.texts ?? {}).length > 0

/** The drafts of all forms, as what only this device has. Their images are not among them. */
export const keptDrafts: OnlyHere = onlyHere(userStore.family(draftPrefix, readKept, { isOnlyHere: true }), {
  count: (kept) => [[kernelTexts.ref('form.drafts'), isGood(kept) ? 1 : 0]],
  // A draft that is brought back is as good as new, and does not replace another one of its form.
  merge: (here, taken) =>
    isGood(here) || !isDraft(taken) ? here : readKept(JSON.parse(writeKept(taken.texts))),
})
