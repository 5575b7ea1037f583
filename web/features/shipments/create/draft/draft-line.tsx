import { useState } from 'react';
import { Link } from 'react-router-dom';
import { uuidV7 } from '#web/telemetry/delivery/uuid-v7.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import type { Place } from './keeper.ts';
import type { DraftNotice, OpenDraft } from './use-draft.ts';

const places: Readonly<Record<Place, string>> = {
  account: 'Saved in your account.',
  going: 'Saving…',
  device: 'Saved on this device. We will save it in your account when we can reach it.',
  screen: 'This device cannot save it. Keep this page open until it is booked.',
};

const notices: Readonly<Record<DraftNotice, { readonly title: string; readonly text: string }>> = {
  'brought-back': {
    title: 'We brought back what you typed',
    text: 'Go on where you stopped, or start a new one.',
  },
  replaced: {
    title: 'You changed this on another device or tab',
    text: 'The newer version is shown here now.',
  },
  aside: {
    title: 'You typed on two devices at once',
    text: 'The newer version is shown here. The other one is kept under My shipments, so nothing is lost.',
  },
};

/** An id that no draft has opens an empty form. */
const StartNew = () => {
  const [id] = useState(uuidV7);
  return (
    <Link to={`/dashboard/create-shipment?draft=${id}`} className={textLink}>
      Start a new one
    </Link>
  );
};

/** What happened to the draft, until it was read. */
export const DraftNotices = ({ draft }: { readonly draft: OpenDraft }) =>
  draft.notice === undefined ? null : (
    <Alert
      kind="info"
      title={notices[draft.notice].title}
      className="mb-4"
      actions={
        <>
          <Button look="plain" onClick={draft.dismiss}>
            OK
          </Button>
          {draft.notice === 'brought-back' ? (
            <StartNew />
          ) : (
            <Link to="/dashboard/shipments" className={textLink}>
              My shipments
            </Link>
          )}
        </>
      }
    >
      {notices[draft.notice].text}
    </Alert>
  );

const wordsOf = (place: Place, why: string): string =>
  place === 'device' && why ? `Saved on this device. ${why}` : places[place];

/** Where what was typed is now, in one line. */
export const DraftPlace = ({ draft }: { readonly draft: OpenDraft }) => (
  <p role="status" className="text-sm text-ink-soft">
    {draft.place === undefined ? null : wordsOf(draft.place, draft.why)}
  </p>
);
