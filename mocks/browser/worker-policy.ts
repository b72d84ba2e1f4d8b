interface Policy {
  createScriptURL(address: string): string
}

interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: Policy): unknown
}

/** Under Trusted Types, registering a worker needs a policy; this one allows the mock’s worker script only. */
export function allowWorkerScript(workerUrl: string): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  const allowed = new URL(workerUrl, location.href).href
  trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).href !== allowed)
        throw new TypeError(`Not a script of this page: ${address}`)
      return address
    },
  })
}
