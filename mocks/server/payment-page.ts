import { paymentOf, settlePayment } from '../domain/payments'
import type { World } from '../domain/world'
import { isSame } from '../domain/world'
import { escapeHtml, htmlPage, type PageStyle } from './html-page'
import { type Answer, redirect } from './reply'

const style = `body{font:1rem/1.5 system-ui,sans-serif;display:grid;place-items:center;min-height:100vh;margin:0;background:#eef2f5;color:#22303a}
main{background:#fff;padding:2rem;border-radius:1rem;max-width:26rem;box-shadow:0 1rem 3rem #0002}h1{font-size:1.2rem;margin:0 0 .5rem}
.sum{font-size:2rem;font-weight:600;margin:.5rem 0 1rem}ul{padding-left:1.2rem}form,nav{display:grid;gap:.6rem}
button,a{font:inherit;padding:.7rem 1rem;border-radius:.6rem;border:1px solid #3b566b;background:none;color:inherit;cursor:pointer;text-align:center;text-decoration:none}
.pay{background:#2d6159;border-color:#2d6159;color:#fff}small{display:block;margin-top:1rem;color:#5a6b77}`

function returnAddress(world: World, sessionId: string, outcome?: 'paid' | 'declined'): string {
  const { session, order } = paymentOf(world, sessionId)
  const address = new URL('/course/enrolled', session.origin)
  address.searchParams.set('cartId', String(order.cartId))
  address.searchParams.set('session_id', outcome ? `${session.id}.${outcome}` : session.id)
  return address.href
}

/**
 * Renders the choices to pay, decline and cancel: as buttons of a form, or as links, whose session id ends with the
 * decision.
 */
function choices(world: World, sessionId: string, pages: PageStyle): string {
  if (pages === 'form') {
    return `<form method="post"><button class="pay" name="decision" value="pay">Pay</button><button name="decision" value="decline">Let the card be declined</button><button name="decision" value="cancel">Cancel and go back to the cart</button></form>`
  }
  const { session } = paymentOf(world, sessionId)
  const link = (href: string, text: string, kind = '') =>
    `<a class="${kind}" href="${escapeHtml(href)}">${text}</a>`
  return `<nav>${link(returnAddress(world, sessionId, 'paid'), 'Pay', 'pay')}${link(returnAddress(world, sessionId, 'declined'), 'Let the card be declined')}${link(`${session.origin}/shoppingCart`, 'Cancel and go back to the cart')}</nav>`
}

/** Renders the payment page of a simulated card provider. */
export function paymentPage(world: World, sessionId: string, pages: PageStyle): Promise<Answer> {
  const { order } = paymentOf(world, sessionId)
  const items = order.items
    .map(({ productName, quantity }) => `<li>${escapeHtml(productName)} × ${quantity}</li>`)
    .join('')
  const body = `<main><h1>Roda test payments</h1><p class="sum">${order.amount.toFixed(2)} ${escapeHtml(order.currency)}</p><ul>${items}</ul>
${choices(world, sessionId, pages)}<small>Nothing is charged: this page belongs to the mock server.</small></main>`
  return htmlPage({ title: 'Payment', style, body })
}

/** Applies the form’s decision and redirects the payer back. */
export function decidePayment(world: World, sessionId: string, decision: string): Answer {
  const { session } = paymentOf(world, sessionId)
  if (decision === 'cancel') return redirect(new URL('/shoppingCart', session.origin).href)
  settlePayment(world, sessionId, decision === 'pay' ? 'paid' : 'declined')
  return redirect(returnAddress(world, sessionId))
}

/** Applies the decision that a link of the payment page appended to the session id; returns the id without it. */
export function settleByLink(world: World, sessionId: string): string {
  const [id = '', outcome] = sessionId.split('.')
  const isKnown = world.state.paymentSessions.some((session) => isSame(session.id, id))
  if (isKnown && (outcome === 'paid' || outcome === 'declined')) settlePayment(world, id, outcome)
  return id
}
