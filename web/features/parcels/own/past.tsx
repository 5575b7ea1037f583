import { deedWords } from '#domain/parcels/deed-words.ts';
import type { ParcelEntry } from '#domain/parcels/parcel.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

/** What happened to a parcel, newest first, in the words of its owner. */
export const Past = ({
  entries,
}: {
  readonly entries: readonly Pick<ParcelEntry, 'id' | 'at' | 'what' | 'text'>[];
}) => (
  <Section title="What happened" className="border-t-[1.5px] border-ink pt-4">
    <ol className="mt-2">
      {entries.map(({ id, at, what, text }) => (
        <li key={id} className="grid border-t border-rule py-2 first:border-t-0">
          <span>
            {deedWords[what]}
            {text ? `: ${text}` : ''}
          </span>
          <span className="text-sm text-ink-soft">
            <Instant at={at} />
          </span>
        </li>
      ))}
    </ol>
  </Section>
);
