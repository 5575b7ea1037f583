import { useState } from 'react';
import { messageOf } from '#web/api/api-error.ts';
import { Button } from '../../button.tsx';
import { Alert } from '../../feedback/alert.tsx';
import { Noticed } from '../../feedback/noticed.tsx';
import type { Clash } from './rebase.ts';
import type { Conflict } from './use-versioned-form.ts';

const shortly = (value: unknown): string =>
  typeof value === 'object' && value !== null ? 'another list' : `“${String(value ?? '')}”`;

const Clashes = ({ clashes }: { readonly clashes: readonly Clash[] }) => (
  <>
    <p>You both changed these. Your version is kept:</p>
    <ul className="list-disc ps-5">
      {clashes.map(({ field, theirs }) => (
        <li key={field}>
          <span className="font-mono text-sm">{field}</span>: theirs is {shortly(theirs)}
        </li>
      ))}
    </ul>
  </>
);

/** Says that somebody else saved first, and loads their version under the unsaved changes. */
export const ConflictNotice = ({
  conflict,
  loadTheirs,
}: {
  readonly conflict: Conflict | undefined;
  readonly loadTheirs: () => Promise<void>;
}) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  if (conflict === undefined) return null;
  if (conflict.state === 'loaded')
    return (
      <Noticed key="loaded">
        <Alert kind="info" title="Their version is loaded, with your changes">
          {conflict.clashes.length > 0 ? <Clashes clashes={conflict.clashes} /> : null}
          <p>Check it and save.</p>
        </Alert>
      </Noticed>
    );
  const load = async () => {
    setBusy(true);
    setFailure('');
    try {
      await loadTheirs();
    } catch (thrown) {
      setFailure(messageOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Noticed key="refused">
      <Alert
        kind="warning"
        title="Someone else saved this while you were typing"
        actions={
          <Button look="plain" busy={busy} onClick={() => void load()}>
            Load theirs and keep my changes
          </Button>
        }
      >
        <p>
          Your changes are not lost. Load their version: it fills in what you did not change, and your changes
          stay.
        </p>
        {failure ? <p className="mt-2 font-semibold text-wrong">{failure}</p> : null}
      </Alert>
    </Noticed>
  );
};
