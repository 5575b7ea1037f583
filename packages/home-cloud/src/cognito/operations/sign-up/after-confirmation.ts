import { attributesForTrigger } from '../../outbound/triggers.ts';
import type { PoolDefinition } from '../../pools/pool-definition.ts';
import type { Services } from '../../services.ts';
import type { User } from '../../store/users.ts';

/**
 * Calls PostConfirmation. The user is already confirmed. If the function fails, the caller gets its error, but the user stays
 * confirmed.
 */
export const afterConfirmation = async (
  { triggers }: Services,
  pool: PoolDefinition,
  user: User,
  kind: 'ConfirmSignUp' | 'ConfirmForgotPassword',
  clientId?: string,
  clientMetadata?: Readonly<Record<string, string>>,
): Promise<void> => {
  await triggers({
    trigger: 'PostConfirmation',
    source: `PostConfirmation_${kind}`,
    pool,
    clientId,
    userName: user.username,
    request: {
      userAttributes: attributesForTrigger(user),
      ...(clientMetadata ? { clientMetadata } : {}),
    },
  });
};
