import { DefaultHttpClient, type HttpRequest, NullLogger } from '@microsoft/signalr'

/** Repeats the anti-forgery cookie in its header, as the product does: in Node, SignalR keeps cookies between calls. */
export class XsrfHttpClient extends DefaultHttpClient {
  constructor() {
    super(NullLogger.instance)
  }

  override send(request: HttpRequest) {
    const [, value] = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(this.getCookieString(request.url ?? '')) ?? []
    if (value === undefined) return super.send(request)
    return super.send({
      ...request,
      headers: { ...request.headers, 'X-XSRF-TOKEN': decodeURIComponent(value) },
    })
  }
}
