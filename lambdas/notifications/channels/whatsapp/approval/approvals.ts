import { type Approval, isApproved } from '#domain/notifications/whatsapp/approval.ts';
import { messageTemplates, type TemplateName } from '#domain/notifications/whatsapp/templates.ts';
import type { Clock } from '../../../../runtime/clock.ts';
import type { Log } from '../../../../runtime/logger.ts';
import type { SendWhatsApp } from '../sender.ts';
import type { ApprovalStore } from './approval-store.ts';
import type { AskMeta } from './meta-templates.ts';

interface Deps {
  readonly approvals: ApprovalStore;
  readonly askMeta: AskMeta;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

export const templateNames = Object.keys(messageTemplates) as TemplateName[];

/** Meta decides within minutes to a day. So long at most goes by until a decision counts. */
const LOOK_EVERY_MS = 3_600_000;

/** Asks Meta about a template, and keeps the answer. */
export const lookAt =
  ({ approvals, askMeta, clock }: Omit<Deps, 'log'>) =>
  async (name: TemplateName): Promise<Approval> => {
    const approval = { ...(await askMeta(name)), lookedAt: clock().toISOString() };
    await approvals.save(name, approval);
    return approval;
  };

/** The same, but undefined when there is no answer: then what was kept still counts, and the page says how old it is. */
const tryLookAt =
  (deps: Deps) =>
  async (name: TemplateName): Promise<Approval | undefined> => {
    try {
      return await lookAt(deps)(name);
    } catch (failure) {
      deps.log.warn('Meta could not be asked about a template', { template: name, failure });
      return undefined;
    }
  };

/** Looks again at each template that was not looked at for an hour. Returns how many it looked at. */
export const lookAgain = (deps: Deps) => async (): Promise<number> => {
  const since = new Date(deps.clock().getTime() - LOOK_EVERY_MS).toISOString();
  let looked = 0;
  for (const name of templateNames) {
    const known = await deps.approvals.find(name);
    if (known && known.lookedAt > since) continue;
    if (await tryLookAt(deps)(name)) looked += 1;
  }
  return looked;
};

/**
 * Sends only what is in a template that Meta has approved, and answers that the template is not taken for all else. Meta is asked
 * at once where it never was, and otherwise by the hour. A template for which a message was refused counts as not approved from then on.
 */
export const onlyApproved =
  (send: SendWhatsApp, deps: Deps): SendWhatsApp =>
  async (to, message) => {
    const { template } = message;
    const approval = (await deps.approvals.find(template)) ?? (await tryLookAt(deps)(template));
    if (!isApproved(approval)) return { refused: 'template' };
    const outcome = await send(to, message);
    if ('refused' in outcome && outcome.refused === 'template')
      await deps.approvals.save(template, { state: 'REFUSED', lookedAt: deps.clock().toISOString() });
    return outcome;
  };
