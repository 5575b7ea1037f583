import type { OwnStop } from '#domain/runs/driving/own-run.ts';
import { SignaturePad } from '#web/signing/signature-pad.tsx';
import { CheckField } from '#web/ui/forms/check-field.tsx';
import { PlainInput, PlainSelect } from '#web/ui/forms/plain-field.tsx';
import type { DoorDraft } from './draft.ts';

const ids = [
  ['', 'None asked for'],
  ['DRIVER_LICENSE', 'Driver’s license'],
  ['STATE_ID', 'State ID'],
  ['PASSPORT', 'Passport'],
  ['OTHER', 'Another one'],
] as const;

/** Who signs, what they agree to, and their signature, which has to be drawn. */
export const Signing = ({
  stop,
  draft,
  onDraft,
}: {
  readonly stop: OwnStop;
  readonly draft: DoorDraft;
  readonly onDraft: (change: Partial<DoorDraft>) => void;
}) => (
  <div className="grid gap-4">
    {stop.mustAgree && stop.goods.length > 0 ? (
      <div className="rounded-label border-s-[6px] border-time bg-time-wash px-3 py-2">
        <p>
          Read this to them: “We may open and search your goods. No airline takes them without that. With your
          signature you agree.”
        </p>
        <CheckField
          label="They agree to a search"
          checked={draft.agreed}
          onChange={({ target }) => onDraft({ agreed: target.checked })}
        />
      </div>
    ) : null}
    <PlainInput
      label="Name of the person who signs"
      required
      autoComplete="off"
      maxLength={80}
      value={draft.signer}
      onChange={({ target }) => onDraft({ signer: target.value })}
    />
    <PlainSelect
      label="ID they showed"
      optional={false}
      value={draft.shownId}
      onChange={({ target }) => onDraft({ shownId: target.value })}
    >
      {ids.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </PlainSelect>
    <div className="grid gap-2">
      <p className="font-semibold">Signature</p>
      <p className="text-base text-ink-soft">
        They draw it here with a finger, a pen or a mouse. A typed name does not count. If they cannot draw,
        another person there signs, and you write that person’s name above.
      </p>
      <SignaturePad strokes={draft.signature} onStrokes={(signature) => onDraft({ signature })} />
    </div>
  </div>
);
