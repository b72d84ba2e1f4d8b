import { expect } from './fixtures'
import type { MockWorld, NotedRequest } from './mock-world'

/** A picture as the product sends it: made anew and small, and without a name of its own. */
export const sentPicture = { fileName: 'picture.jpg', type: 'image/jpeg', size: expect.any(Number) }

/** The one call of an operation so far, sent as what holds files is. */
export async function theUpload(mock: MockWorld, operation: string): Promise<NotedRequest> {
  const request = await mock.theRequest(operation)
  expect(request.headers).toMatchObject({ authorization: true, 'x-xsrf-token': expect.stringMatching(/./) })
  expect(request.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  return request
}
