import { type ConsolePage, html } from 'home-cloud/console';
import { dollars } from '../../domain/kernel/money.ts';
import type { SimulatedProvider } from '../card-provider/simulated-provider.ts';
import type { SimulatedSession } from '../card-provider/state.ts';

const stateOf = ({ status, refunds, disputes }: SimulatedSession): string =>
  [
    status,
    ...refunds.map(({ amount }) => `refunded ${dollars(amount)}`),
    ...disputes.map((one) => `dispute: ${one.status.replace('_', ' ')}`),
  ].join(', ');

/** What can be done to a session now. */
const actsOf = ({ status, disputes }: SimulatedSession): Readonly<Record<string, string>> => ({
  ...(status === 'complete' ? { refund: 'Refund', dispute: 'The bank disputes it' } : {}),
  ...(disputes.some((one) => one.status === 'needs_response') ? { win: 'We win the dispute' } : {}),
  ...(status === 'open' ? { expire: 'End the session' } : {}),
});

const row = (
  session: SimulatedSession,
) => html`<article class="card"><h2>${dollars(session.amount)}: ${session.text}</h2>
<p class="meta">${session.id}: ${stateOf(session)}</p>
<p><a href="${session.url}">Open its page</a></p>
<form method="post" class="filter"><input type="hidden" name="session" value="${session.id}">
${Object.entries(actsOf(session)).map(([act, words]) => html`<button name="act" value="${act}">${words}</button> `)}</form></article>`;

const number = (form: URLSearchParams, name: string, most: number): number =>
  Math.min(most, Math.max(0, Math.trunc(Number(form.get(name)) || 0)));

/** `/local/cards`: the dashboard of the simulated card provider, and what becomes of its messages. */
export const cardsPage = (provider: () => SimulatedProvider | undefined): ConsolePage => ({
  path: 'cards',
  title: 'Cards',
  data: () => ({ items: provider()?.sessions() ?? [], delivery: provider()?.delivery }),
  show: () => {
    const { delivery, sessions } = provider() ?? {};
    return html`<p>The simulated card provider: what customers opened at it, and what somebody does in its dashboard or a bank does later.</p>
<form method="post" class="filter"><label for="copies">Each message is sent, times (0 loses it)</label> <input id="copies" name="copies" size="3" inputmode="numeric" value="${delivery?.copies ?? 1}">
<label for="delay">after milliseconds</label> <input id="delay" name="delay" size="6" inputmode="numeric" value="${delivery?.delayMs ?? 0}">
<label for="failures">and fails first, times</label> <input id="failures" name="failures" size="3" inputmode="numeric" value="${delivery?.failures ?? 0}">
<button class="primary" name="act" value="delivery">Save</button></form>
${(sessions?.() ?? []).toReversed().map(row)}`;
  },
  submit: (form) => {
    const running = provider();
    if (running === undefined) return;
    const session = form.get('session') ?? '';
    const act = form.get('act');
    if (act === 'delivery')
      Object.assign(running.delivery, {
        copies: number(form, 'copies', 5),
        delayMs: number(form, 'delay', 60_000),
        failures: number(form, 'failures', 5),
      });
    if (act === 'refund') running.refund(session);
    if (act === 'dispute') running.dispute(session);
    if (act === 'win') running.winDispute(session);
    if (act === 'expire') running.expire(session);
  },
});
