interface Policy {
  createScriptURL(address: string): string
}

interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: Policy): unknown
}

/**
 * Where the page enforces Trusted Types, registering a worker by its address needs a policy. This one
 * lets the address of the mock's worker through and nothing else.
 */
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
