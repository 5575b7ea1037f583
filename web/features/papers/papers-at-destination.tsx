import { agentPapers, paperRules, subjectParts } from '#domain/papers/paper.ts';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { useIssueThere, type WantedThere } from './use-papers.ts';

/** What customs ask for of a shipment or a flight, each in its formats. */
const choicesFor = (subject: string): readonly WantedThere[] =>
  agentPapers
    .filter((kind) => paperRules(kind).of === subjectParts(subject).kind)
    .flatMap((kind) => paperRules(kind).formats.map((format) => ({ kind, format })));

const wordsOf = ({ kind, format }: WantedThere): string => {
  const { title } = paperRules(kind);
  return format === 'csv' ? `${title} as a table (CSV)` : title;
};

/** The papers that customs at the destination ask for, ready to print: what they say now. */
export const PapersAtDestination = ({ subject }: { readonly subject: string }) => {
  const issue = useIssueThere(subject);
  const { variables } = issue;
  return (
    <Section title="Papers for customs" className="min-w-0 space-y-3">
      <ul className="flex flex-wrap gap-3">
        {choicesFor(subject).map((wanted) => (
          <li key={wordsOf(wanted)}>
            <Button
              look="plain"
              busy={issue.isPending && variables?.kind === wanted.kind && variables.format === wanted.format}
              disabled={issue.isPending}
              onClick={() => issue.mutate(wanted)}
            >
              {wordsOf(wanted)}
            </Button>
          </li>
        ))}
      </ul>
      {issue.isError ? <Alert title="Not printed">{messageOf(issue.error)}</Alert> : null}
    </Section>
  );
};
