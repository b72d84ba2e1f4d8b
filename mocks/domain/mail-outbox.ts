import type { World } from './world'

/** Stores an e-mail for tests and the panel; nothing is sent. */
export function sendMail(
  world: World,
  to: string,
  subject: string,
  text: string,
  link: string | null = null,
): void {
  world.state.outbox.push({ id: world.nextId(), to, subject, text, link, sentAt: world.stamp() })
}
