/** What the browser itself makes and keeps: compiled code, and its own notes on what it drew and loaded. */
const browserTypes = ['code', 'native', 'hidden', 'synthetic', 'object shape']

/**
 * How much memory a page's objects, texts and functions take: what is in the heap without compiled code, which grows for
 * a long time as the browser learns what is used often.
 *
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<number>} bytes, after a collection
 */
export async function objectBytes(session) {
  const { snapshot, nodes } = await takeSnapshot(session)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = ['type', 'self_size'].map((name) => fields.indexOf(name))
  const skipped = new Set(browserTypes.map((name) => types[type].indexOf(name)))
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!skipped.has(nodes[at + type])) bytes += nodes[at + size]
  return bytes
}

async function takeSnapshot(session) {
  const parts = []
  const add = ({ chunk }) => parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
  return JSON.parse(parts.join(''))
}
