/**
 * A text as a part of an address. Half a character, which servers may hold and no address can carry, becomes the sign for
 * what cannot be read, where `encodeURIComponent` alone throws.
 */
export const encoded = (text: string | number): string =>
  encodeURIComponent(String(text).replace(/\p{Cs}/gu, '\ufffd'))
