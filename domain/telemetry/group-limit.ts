import type { AcceptedError } from './batch.ts';
import { fingerprintOf } from './fingerprint.ts';

/**
 * Limit of different errors in one request. A broken page sends one or two. Two hundred invented ones would each open a
 * group, mail the admins and cost ten times as much as the request.
 */
export const GROUPS_PER_REQUEST = 10;

/** Fingerprint of all errors beyond the limit. Their records keep their own messages and stacks. */
export const MANY_DIFFERENT_ERRORS = fingerprintOf({ message: 'Many different errors in one request' });

/** Limits the number of groups in one request. */
export const limitGroups = (errors: readonly AcceptedError[]): readonly AcceptedError[] => {
  const groups = [...new Set(errors.map(({ fingerprint }) => fingerprint))];
  const kept = new Set(groups.slice(0, GROUPS_PER_REQUEST));
  return errors.map((error) =>
    kept.has(error.fingerprint) ? error : { ...error, fingerprint: MANY_DIFFERENT_ERRORS },
  );
};
