// Defines globals that msw 3 needs and Node 20 lacks.

Promise.withResolvers ??= function withResolvers<T>(): PromiseWithResolvers<T> {
  let resolve: PromiseWithResolvers<T>['resolve'] = () => undefined
  let reject: PromiseWithResolvers<T>['reject'] = () => undefined
  const promise = new Promise<T>((onValue, onReason) => {
    resolve = onValue
    reject = onReason
  })
  return { promise, resolve, reject }
}

const setOperations = {
  intersection(this: Set<unknown>, other: ReadonlySet<unknown>) {
    return new Set([...this].filter((value) => other.has(value)))
  },
  difference(this: Set<unknown>, other: ReadonlySet<unknown>) {
    return new Set([...this].filter((value) => !other.has(value)))
  },
}
for (const [name, operation] of Object.entries(setOperations)) {
  if (!(name in Set.prototype)) Object.defineProperty(Set.prototype, name, { value: operation })
}
