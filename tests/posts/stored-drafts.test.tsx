import { expect, test } from '@rstest/core'
import { cleanup, waitFor } from '@testing-library/react'
import { blockIframes, reload, startMockServer } from '@tests/kit'
import { open, storedDrafts, textField, write } from './post-editor.fixture'

startMockServer()

/** Opens the editor with a stored draft, which is written by `change` from a draft of the editor itself. */
async function openWithDraft(change: (draft: string) => string) {
  localStorage.clear()
  await open('/createPost')
  await write('Half a thought')
  await waitFor(() => expect(storedDrafts()).toContain('Half a thought'))
  for (const [key, value] of Object.entries({ ...localStorage }))
    if (key.includes(':draft:')) localStorage.setItem(key, change(value))
  await reload()
  return (await textField()).value
}

const unreadable = ['{', 'null', '{"keptAt":1e99,"texts":null}', '\ud800']

// Covers FLT-116
test('a stored draft that cannot be read leaves the editor usable', async () => {
  for (const stored of unreadable) {
    expect(await openWithDraft(() => stored)).toBe('')
    await write('A new thought')
    await waitFor(() => expect(storedDrafts()).toContain('A new thought'))
    cleanup()
  }
})

const values = ['<img src=x onerror=hostile()>', 'https://[', 'vimeo.com/%E0%A4%A', '\ud800', '9'.repeat(400)]

// Covers FLT-116
test('a stored draft with damaged values keeps its text in the editor', async () => {
  blockIframes()
  for (const value of values) {
    const shown = await openWithDraft((draft) => {
      const { keptAt, texts } = JSON.parse(draft)
      const damaged = ['pictureDescription', 'videoType', 'videoLink', 'tags', 'pictureKey'].map((name) => [
        name,
        value,
      ])
      return JSON.stringify({ keptAt, texts: { ...texts, ...Object.fromEntries(damaged) } })
    })
    expect(shown).toBe('Half a thought')
    cleanup()
  }
})
