import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { ok, refuse } from '#domain/kernel/result.ts';
import type { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { messageTemplates } from '#domain/notifications/whatsapp/templates.ts';
import type { Clock } from '../../../../runtime/clock.ts';
import type { UseCase } from '../../../../runtime/http/use-case.ts';
import type { Log } from '../../../../runtime/logger.ts';
import type { ApprovalStore } from './approval-store.ts';
import { lookAt, templateNames } from './approvals.ts';
import type { AskMeta } from './meta-templates.ts';

interface Deps {
  readonly approvals: ApprovalStore;
  /** Undefined in a stage that sends no WhatsApp messages. */
  readonly askMeta: AskMeta | undefined;
  /** Whether this is the sample home, which plays Meta itself. */
  readonly sample: boolean;
  readonly clock: Clock;
  readonly log: Pick<Log, 'warn'>;
}

const replyOf = async ({
  approvals,
  askMeta,
  sample,
}: Deps): Promise<EndpointReply<typeof notificationEndpoints.templates>> => ({
  offered: askMeta !== undefined,
  sample,
  items: await Promise.all(
    templateNames.map(async (name) => {
      const { language, body } = messageTemplates[name];
      return { name, language, text: body, approval: (await approvals.find(name)) ?? null };
    }),
  ),
});

/** Shows how each template stood with Meta when it was asked last. */
export const showApprovals =
  (deps: Deps): UseCase<typeof notificationEndpoints.templates> =>
  async () =>
    ok(await replyOf(deps));

/** Asks Meta about every template now. */
export const askAgain =
  (deps: Deps): UseCase<typeof notificationEndpoints.askMeta> =>
  async () => {
    const { askMeta, log } = deps;
    if (!askMeta)
      return refuse('WHATSAPP_NOT_OFFERED', 'This copy of the system sends no WhatsApp messages.');
    try {
      await Promise.all(templateNames.map(lookAt({ ...deps, askMeta })));
    } catch (failure) {
      log.warn('Meta could not be asked about the templates', { failure });
      return refuse('META_NOT_REACHED', 'Meta did not answer. What you see is from before. Try again later.');
    }
    return ok(await replyOf(deps));
  };
