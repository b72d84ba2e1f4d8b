import { findNumber, type Search } from './search-nonce'

// Off the main thread: the page stays usable while the device searches.
addEventListener('message', ({ data }: MessageEvent<Search>) => postMessage(findNumber(data)))
