/**
 * Waits for everyone to be told. One who cannot be told keeps no other back; the failures are thrown at the end, so that
 * the event comes again for what is missing.
 */
export const tellAll = async (about: string, tellings: readonly Promise<void>[]): Promise<void> => {
  const told = await Promise.allSettled(tellings);
  const failures = told.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `Not everyone could be told of ${about}.`);
};
