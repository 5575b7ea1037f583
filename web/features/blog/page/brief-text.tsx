import type { DeskPost } from '#domain/blog/desk/desk-post.ts';
import { Fact } from '#web/ui/data/fact.tsx';

/** The parts of a brief, each with the question that it answers. */
export const briefNames = {
  intent: 'What readers want to know',
  outline: 'Outline',
  sources: 'Sources',
} as const satisfies Readonly<Record<keyof DeskPost['brief'], string>>;

const parts = Object.entries(briefNames) as [keyof DeskPost['brief'], string][];

/** A brief to read. */
export const BriefText = ({ brief }: Pick<DeskPost, 'brief'>) => {
  const written = parts.filter(([part]) => brief[part] !== '');
  return written.length === 0 ? (
    <p className="text-ink-soft">Nobody has written it yet.</p>
  ) : (
    <dl className="grid gap-4">
      {written.map(([part, name]) => (
        <Fact key={part} name={name} className="whitespace-pre-line">
          {brief[part]}
        </Fact>
      ))}
    </dl>
  );
};
