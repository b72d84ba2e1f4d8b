import { afterEach, beforeEach, expect, rs, test } from '@rstest/core'
import { memoryCaches } from '@tests/kit/memory-caches'
import { clearUserFiles, createUserFiles } from './user-files'

const file = (size = 3) => new File(['x'.repeat(size)], 'picture.jpg', { type: 'image/jpeg' })
const week = 7 * 86_400_000

beforeEach(() => void rs.stubGlobal('caches', memoryCaches()))
afterEach(() => void rs.unstubAllGlobals())

// Covers UX-10
test('a user file can be read only by its owner, and only until logout', async () => {
  const files = createUserFiles('7')
  const key = await files.save(file())
  const loaded = await files.load(key ?? '')
  expect([loaded?.name, loaded?.type, loaded?.size]).toEqual(['picture.jpg', 'image/jpeg', 3])
  expect(await createUserFiles('8').load(key ?? '')).toBeUndefined()
  await clearUserFiles('7')
  expect(await files.load(key ?? '')).toBeUndefined()
})

// Covers UX-10
test('a user file is kept for a week, and rejected if it exceeds the size of a picture that can be chosen', async () => {
  let now = 1_000
  const files = createUserFiles('7', () => now)
  expect(await files.save(file(25 * 1024 ** 2 + 1))).toBeUndefined()
  const key = (await files.save(file())) ?? ''
  now += week - 1
  expect(await files.load(key)).toBeDefined()
  now += 1
  expect(await files.load(key)).toBeUndefined()
})

// Covers UX-10
test('the oldest user file is removed when there are more than 20', async () => {
  let now = 1_000
  const files = createUserFiles('7', () => now++)
  const keys: string[] = []
  for (let count = 0; count < 21; count++) keys.push((await files.save(file())) ?? '')
  expect(await files.load(keys[0] ?? '')).toBeUndefined()
  expect(await files.load(keys[1] ?? '')).toBeDefined()
})

test('user files cause no errors in browsers that cannot store files', async () => {
  rs.stubGlobal('caches', undefined)
  const files = createUserFiles('7')
  expect(await files.save(file())).toBeUndefined()
  expect(await files.load('1-a')).toBeUndefined()
  await files.remove('1-a')
  await clearUserFiles('7')
})
