import { type ReactNode, useId } from 'react';
import { commoditiesByVerdict } from '#domain/carriage/commodities.ts';
import { CONSENT_TEXT } from '#domain/shipments/form/search-consent.ts';
import type { TypedSend } from '../typed-send.ts';

/** Something that the sender says yes to, with what is missing until they do. */
const Agree = ({
  checked,
  problem,
  onChange,
  children,
}: {
  readonly checked: boolean;
  readonly problem: string | undefined;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}) => {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={checked}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
          className="check size-6 shrink-0"
        />
        {children}
      </label>
      {problem ? (
        <p id={id} className="font-semibold text-wrong">
          {problem}
        </p>
      ) : null}
    </div>
  );
};

/** What the airline asks each time: nothing forbidden is inside, and the parcels may be searched. */
export const AirlineAsks = ({
  typed: { nothingProhibited, searchConsent },
  problems,
  onChange,
}: {
  readonly typed: TypedSend;
  readonly problems: Readonly<Record<string, string | undefined>>;
  readonly onChange: (part: Partial<TypedSend>) => void;
}) => (
  <div className="grid gap-2 border-t border-rule pt-3">
    <Agree
      checked={nothingProhibited}
      problem={problems.nothingProhibited}
      onChange={(checked) => onChange({ nothingProhibited: checked })}
    >
      Nothing forbidden is inside
    </Agree>
    <details>
      <summary className="unfold">What is forbidden</summary>
      <ul className="grid list-disc gap-1 ps-5 text-sm">
        {commoditiesByVerdict('never').map(({ code, name, words }) => (
          <li key={code}>
            <span className="font-semibold">{name}</span>: {words.join(', ')}
          </li>
        ))}
      </ul>
    </details>
    <Agree
      checked={searchConsent}
      problem={problems.searchConsent}
      onChange={(checked) => onChange({ searchConsent: checked })}
    >
      {CONSENT_TEXT}
    </Agree>
  </div>
);
