/** Memory of the browser itself: compiled code and internal data. */
const browserTypes = ['code', 'native', 'hidden', 'synthetic', 'object shape']

/**
 * The memory of a page's objects, strings and functions, without compiled code, which grows for a long time.
 *
 * @returns {Promise<number>} bytes, after a garbage collection
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
