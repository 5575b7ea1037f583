import { paperRules, subjectParts } from '#domain/papers/paper.ts';
import { PaperIssuedV1 } from '#events/papers/paper-issued.v1.ts';
import { line, type Thing } from '../../runtime/history-line.ts';

const thingOf = (subject: string): Thing => {
  const { kind, id } = subjectParts(subject);
  return { kind: kind === 'departure' ? 'flight' : kind, id };
};

/** What happens to papers. Prints of an issued paper are in the paper's own history. */
export const history = [
  line(PaperIssuedV1, ({ subject, kind, format, issue, by }) => ({
    by,
    thing: thingOf(subject),
    what: `issued a paper: ${paperRules(kind).title} (${format.toUpperCase()}), issue ${issue}`,
    changes: [],
  })),
];
