import { html } from 'home-cloud/console';
import { dollars } from '../../domain/kernel/money.ts';
import type { SimulatedSession } from './state.ts';

const style =
  'body{margin:0;background:#f4f1ea;color:#0b2239;font:18px/1.5 system-ui,sans-serif}main{max-width:26rem;margin:0 auto;padding:2rem 1rem}label,input,button{display:block;width:100%;box-sizing:border-box;font:inherit}input,button{padding:.75rem;margin:.25rem 0 1rem;border:2px solid #0b2239;border-radius:6px;background:#fff;color:inherit}button.primary{background:#0b2239;color:#fff}[role=alert]{border-left:6px solid #a11;padding:.5rem 1rem;background:#fff}';

/** The simulated page of the card provider. It asks for no card number, so that nobody types a real one. */
export const checkoutPage = (session: SimulatedSession, problem?: string): string => {
  const isOpen = session.status === 'open';
  const form = html`<form method="post"><label for="email">E-mail for the receipt</label>
<input id="email" name="email" type="email" required autocomplete="email" value="aunt@example.test">
<button class="primary" name="act" value="pay">Pay ${dollars(session.amount)}</button>
<button name="act" value="decline">Decline the card</button>
<button name="act" value="close" formnovalidate>Close without paying</button></form>`;
  const content = html`<main><p>Simulated card provider. No card is needed and no money moves.</p>
<h1>${dollars(session.amount)}</h1><p>${session.text}</p>
${problem === undefined ? '' : html`<p role="alert">${problem}</p>`}
${isOpen ? form : html`<p>This page is closed: the session is ${session.status}.</p>`}</main>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pay ${dollars(session.amount)}</title><style>${style}</style></head><body>${content.text}</body></html>`;
};
