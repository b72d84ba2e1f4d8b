import { findNumber, type SearchTask } from './search-nonce'

addEventListener('message', ({ data }: MessageEvent<SearchTask>) => postMessage(findNumber(data)))
