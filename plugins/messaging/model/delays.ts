/** Delays in ms. Tests replace them. */
export const delays = {
  /** Before the hub connects on other screens than the messages, where the unread count is not urgent. */
  hubStart: 4_000,
  /** Before conversations load without the hub. */
  hubWait: 1_000,
  /** Before the order of arrived messages is compared with the server's. */
  orderCheck: 3_000,
  /** Before messages that wait for a connection are sent again; the last delay repeats. */
  resend: [5_000, 15_000, 60_000],
}
