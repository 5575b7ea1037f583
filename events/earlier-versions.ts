/**
 * Events that an older release wrote, and the version they are read as. The new version has the same facts without names,
 * addresses and texts, so an old event parses with its schema, which drops the rest. Old events may lie in an outbox for a few
 * days, in a dead-letter queue for two weeks, in the lake for 30 days and in the archive of the bus for 90 days. A line may go 90
 * days after production got the new version.
 */
const readAs: Readonly<Record<string, string>> = {
  'enquiry-answered.v1': 'enquiry-answered.v2',
  'enquiry-received.v1': 'enquiry-received.v2',
  'mailbox-assigned.v1': 'mailbox-assigned.v2',
  'profile-changed.v1': 'profile-changed.v2',
  'two-step-changed.v1': 'two-step-changed.v2',
  'two-step-reset.v1': 'two-step-reset.v2',
};

/** The type that an event is read as: its own, unless it is an earlier version. */
export const presentType = (type: string): string => readAs[type] ?? type;

/** A type and the earlier ones that are read as it: what a listener must be sent. */
export const typesReadAs = (type: string): readonly string[] => [
  ...Object.keys(readAs).filter((earlier) => readAs[earlier] === type),
  type,
];
