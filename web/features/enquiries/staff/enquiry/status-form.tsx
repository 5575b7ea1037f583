import { useState } from 'react';
import type { Enquiry } from '#domain/enquiries/enquiry.ts';
import { type EnquiryStatus, enquiryMoves } from '#domain/enquiries/lifecycle.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PlainInput } from '#web/ui/forms/plain-field.tsx';
import { StatusBadge } from '../status.tsx';
import { useStatusChange } from '../use-enquiries.ts';
import { ChangeRefused } from './change-refused.tsx';

/** The statuses that staff can set. No enquiry becomes new again. */
type Reachable = Exclude<EnquiryStatus, 'NEW'>;

const presses: Record<Reachable, string> = {
  OPEN: 'Reopen',
  ANSWERED: 'Answered by phone',
  CLOSED: 'Close',
  SPAM: 'Spam',
};
const opening: Partial<Record<EnquiryStatus, string>> = { NEW: 'Assign to me', SPAM: 'Not spam' };

/** Label of the button for a change of status. */
const pressOf = (from: EnquiryStatus, to: Reachable): string =>
  (to === 'OPEN' && opening[from]) || presses[to];

const results: Readonly<Partial<Record<EnquiryStatus, string>>> = {
  OPEN: 'Open again.',
  ANSWERED: 'Marked as answered by phone.',
  CLOSED: 'Closed.',
  SPAM: 'Moved to spam.',
};

/** What is said when a change is saved. */
const doneWords = (from: EnquiryStatus, to: EnquiryStatus): string => {
  if (from === to) return 'Note saved.';
  return from === 'NEW' && to === 'OPEN' ? 'You took this on.' : (results[to] ?? 'Saved.');
};

/** The enquiry's status, the possible changes, and a note for colleagues. */
export const StatusForm = ({
  enquiry,
  onMoved,
}: {
  readonly enquiry: Enquiry;
  /** Called with the enquiry's new version. */
  readonly onMoved: (version: number) => void;
}) => {
  const move = useStatusChange(enquiry.reference);
  const [asked, setAsked] = useState<EnquiryStatus>();
  const [note, setNote] = useState('');
  const press = (status: EnquiryStatus): void => {
    setAsked(status);
    const text = note.trim();
    move.mutate(
      { version: enquiry.version, status, ...(text ? { note: text } : {}) },
      {
        onSuccess: ({ version }) => {
          setNote('');
          onMoved(version);
          toast.success(doneWords(enquiry.status, status));
        },
      },
    );
  };
  return (
    <div className="grid gap-4 border-y-[1.5px] border-ink py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StatusBadge status={enquiry.status} />
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Change the status</legend>
          {enquiryMoves[enquiry.status].map((status) => (
            <Button
              key={status}
              look="plain"
              busy={move.isPending && asked === status}
              disabled={move.isPending}
              onClick={() => press(status)}
            >
              {pressOf(enquiry.status, status)}
            </Button>
          ))}
        </fieldset>
      </div>
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (note.trim()) press(enquiry.status);
        }}
      >
        <div className="min-w-0 flex-1 basis-64">
          <PlainInput
            label="Note for the desk"
            maxLength={1000}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        <Button
          type="submit"
          look="plain"
          disabled={move.isPending || !note.trim()}
          busy={move.isPending && asked === enquiry.status}
        >
          Save note
        </Button>
      </form>
      {move.isError ? <ChangeRefused error={move.error} /> : null}
    </div>
  );
};
