import { Button } from '#web/ui/button.tsx';
import { Sign } from '#web/ui/text/sign.tsx';

/** One box of a checkout form: its name, what goes into it, and a button that copies that. */
export const CopyRow = ({
  label,
  value,
  copied,
  onCopy,
}: {
  readonly label: string;
  /** Absent while the address is loading; the row keeps its place. */
  readonly value: string | undefined;
  readonly copied: boolean;
  readonly onCopy: () => void;
}) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule py-2">
    <dt className="label-caption col-start-1">{label}</dt>
    <dd className="col-start-1 min-h-6 wrap-anywhere font-mono">
      {value ?? <span aria-hidden="true" className="resting block h-5 w-3/4" />}
    </dd>
    <dd className="col-start-2 row-span-2 row-start-1">
      <Button look="plain" className="min-w-29" disabled={value === undefined} onClick={onCopy}>
        {/* First, so that no row is taken for the button that copies the whole address. */}
        <span className="sr-only">{label}: </span>
        {copied ? <Sign name="tick" /> : null}
        {copied ? 'Copied' : 'Copy'}
      </Button>
    </dd>
  </div>
);
