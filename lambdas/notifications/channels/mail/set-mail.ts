import { ok, refuse } from '#domain/kernel/result.ts';
import type { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { UseCase } from '../../../runtime/http/use-case.ts';
import type { MailChoiceStore } from './mail-choice-store.ts';

interface Deps {
  readonly mailChoices: Pick<MailChoiceStore, 'save'>;
  readonly clock: Clock;
}

/** Keeps which kinds of news the caller wants by e-mail. */
export const setMail =
  ({ mailChoices, clock }: Deps): UseCase<typeof notificationEndpoints.setMail> =>
  async ({ caller: { userId }, body }) => {
    const version = body.version + 1;
    const saved = await mailChoices.save(userId, { version, kinds: body.kinds, at: clock().toISOString() });
    return saved
      ? ok({ version })
      : refuse('PREFERENCES_CHANGED', 'You changed this in another window. Look at it again.');
  };
