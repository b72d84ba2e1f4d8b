import { expect } from './fixtures'
import type { MockWorld, RecordedRequest } from './mock-world'

/** An image as the product uploads it: encoded again, with a neutral file name. */
export const uploadedImage = { fileName: 'picture.jpg', type: 'image/jpeg', size: expect.any(Number) }

/** Returns the only multipart request of an operation. */
export async function onlyUpload(mock: MockWorld, operation: string): Promise<RecordedRequest> {
  const request = await mock.onlyRequest(operation)
  expect(request.headers).toMatchObject({ authorization: true, 'x-xsrf-token': expect.stringMatching(/./) })
  expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  return request
}
