import type { World } from './world'

/** Puts a mail where tests and developers can read it: nothing ever leaves the mock server. */
export function sendMail(
  world: World,
  to: string,
  subject: string,
  text: string,
  link: string | null = null,
): void {
  world.state.outbox.push({ id: world.nextId(), to, subject, text, link, sentAt: world.stamp() })
}
