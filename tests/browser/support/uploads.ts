import { expect } from './fixtures'
import type { MockWorld, RecordedRequest } from './mock-world'

/** A picture as the product sends it: made anew and small, and without a name of its own. */
export const uploadedImage = { fileName: 'picture.jpg', type: 'image/jpeg', size: expect.any(Number) }

/** The one call of an operation so far, sent as what holds files is. */
export async function onlyUpload(mock: MockWorld, operation: string): Promise<RecordedRequest> {
  const request = await mock.onlyRequest(operation)
  expect(request.headers).toMatchObject({ authorization: true, 'x-xsrf-token': expect.stringMatching(/./) })
  expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  return request
}
