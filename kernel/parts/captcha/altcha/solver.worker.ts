import { findNumber, type Search } from './search-nonce'

addEventListener('message', ({ data }: MessageEvent<Search>) => postMessage(findNumber(data)))
