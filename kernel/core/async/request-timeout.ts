import { perRequest } from './per-request'

const timeoutMs = perRequest(20_000)

export const requestTimeout = timeoutMs.get

export const setRequestTimeout = timeoutMs.set
