import { wayChoices } from '#web/phrases/way-choices.ts';
import type { Act } from '#web/ui/forms/act/use-act.ts';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';

/** Who said it, how and why, as it is typed. */
export interface TypedSaid {
  readonly how: string;
  readonly who: string;
  readonly why: string;
}

/** Most callers are the sender. */
export const saidBy = (who: string): TypedSaid => ({ how: '', who, why: '' });

/** The props of a field, in whatever form it stands. */
type Bound = Omit<ReturnType<Act<TypedSaid>['field']>, 'name'> & { readonly name: string };

/** Asks who told us, how and why. The history keeps it, and the sender reads how. */
export const SaidFields = ({ field }: { readonly field: (name: keyof TypedSaid) => Bound }) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <PlainSelect label="How they told us" required {...field('how')}>
      <option value="">Choose</option>
      {wayChoices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </PlainSelect>
    <PlainInput label="Who said it" required minLength={2} maxLength={100} {...field('who')} />
    <div className="sm:col-span-2">
      <PlainInput label="Why" maxLength={300} {...field('why')} />
    </div>
  </div>
);
