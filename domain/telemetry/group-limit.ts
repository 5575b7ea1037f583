import type { AcceptedError } from './batch.ts';
import { fingerprintOf } from './fingerprint.ts';

/**
 * Different errors that one request may bring. A page that fails brings one or two; two hundred inventions in one request
 * would each open a group, tell the admins and cost ten times what the request does.
 */
export const GROUPS_PER_REQUEST = 10;

/** The group of whatever is beyond that; its records keep their own messages and stacks. */
export const MANY_DIFFERENT_ERRORS = fingerprintOf({ message: 'Many different errors in one request' });

/** The same errors in a bounded number of groups. */
export const limitGroups = (errors: readonly AcceptedError[]): readonly AcceptedError[] => {
  const groups = [...new Set(errors.map(({ fingerprint }) => fingerprint))];
  const kept = new Set(groups.slice(0, GROUPS_PER_REQUEST));
  return errors.map((error) =>
    kept.has(error.fingerprint) ? error : { ...error, fingerprint: MANY_DIFFERENT_ERRORS },
  );
};
