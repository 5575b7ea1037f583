import type { OwnParcel } from '#domain/parcels/parcel.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { Thumbnail } from '../../photos/photo.tsx';
import { insideWords, parcelTitle, weightWords } from '../../words/parcel-words.ts';

/** The parcels that are ready, each with a box to take it along. */
export const PickParcels = ({
  ready,
  codes,
  locked,
  onChange,
}: {
  readonly ready: readonly OwnParcel[];
  readonly codes: readonly string[];
  /** They are in a shipment that was made: others are chosen by canceling that one. */
  readonly locked: boolean;
  readonly onChange: (codes: readonly string[]) => void;
}) => (
  <Section title="Which parcels?" className="grid gap-2">
    <fieldset disabled={locked}>
      <legend className="sr-only">Parcels that go</legend>
      <ul className="border-y-[1.5px] border-ink">
        {ready.map((parcel) => (
          <li key={parcel.code} className="border-t border-rule first:border-t-0">
            <label className="grid cursor-pointer grid-cols-[auto_auto_minmax(0,1fr)] items-center gap-3 px-1 py-2 hover:bg-sunk">
              <input
                type="checkbox"
                className="check size-6"
                checked={codes.includes(parcel.code)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...codes, parcel.code] : codes.filter((code) => code !== parcel.code),
                  )
                }
              />
              <Thumbnail code={parcel.code} />
              <span className="min-w-0">
                <span className="block break-words font-semibold">{parcelTitle(parcel)}</span>
                <span className="block truncate text-sm text-ink-soft">
                  {weightWords(parcel)} · {insideWords(parcel)}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  </Section>
);
