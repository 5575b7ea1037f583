import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { ownDataEndpoints } from '#domain/own-data/endpoints.ts';
import { copies, keptTold } from '#domain/own-data/kept-papers.ts';
import { api } from '#web/api/client.ts';
import { ProveAndDo } from '#web/proving/prove-and-do.tsx';
import { leaveNotice } from '#web/session/notice.ts';
import { leaveBySigningOut } from '#web/session/sign-in-page.ts';
import { useOwnId, useSession } from '#web/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { textLink } from '#web/ui/text/text-link.ts';

type Shown = EndpointReply<typeof ownDataEndpoints.closing>;

/** What the page that settles it is called. */
const opens: Readonly<Record<Shown['waits'][number]['what'], string>> = {
  parcel: 'Open the parcel',
  shipment: 'Open the shipment',
  booking: 'Open the booking',
  invoice: 'Open the invoice',
  mailbox: 'Open your mailbox',
};

const Waiting = ({ waits }: Pick<Shown, 'waits'>) => (
  <Card title="Before we can close">
    <ul className="grid gap-3">
      {waits.map(({ what, words, path }) => (
        <li key={words} className="grid justify-items-start gap-1">
          <span>{words}</span>
          <Link to={path} className={textLink}>
            {opens[what]}
          </Link>
        </li>
      ))}
    </ul>
  </Card>
);

const WhatGoes = () => (
  <Card title="What happens">
    <ul className="grid list-disc gap-2 ps-5">
      <li>You are signed out everywhere at once, and nobody can sign in again.</li>
      <li>Your U.S. mailbox closes. What stores send to it is sent back.</li>
      <li>
        We delete your drafts, messages and quotes, and your name, address, phone and e-mail, except where the
        law makes us keep them.
      </li>
      <li>We send one last e-mail. It cannot be undone.</li>
    </ul>
    <p>
      <Link to="/customer/my-data" className={textLink}>
        Download your data first
      </Link>
    </p>
  </Card>
);

const WhatStays = ({ papers }: Pick<Shown, 'papers'>) => (
  <Card title="What we have to keep, and how long">
    {papers.length === 0 ? (
      <p>We do not have to keep any papers about you.</p>
    ) : (
      <dl className="grid gap-3">
        {papers.map((paper) => (
          <div key={paper.told}>
            <dt className="font-semibold">{paper.told}</dt>
            <dd className="text-ink-soft first-letter:uppercase">{keptTold(paper)}</dd>
          </div>
        ))}
      </dl>
    )}
    <p className="text-ink-soft">Copies that are deleted automatically:</p>
    <ul className="grid list-disc gap-1 ps-5 text-ink-soft">
      {copies.map(({ what, days }) => (
        <li key={what}>
          {what}: {days} days.
        </li>
      ))}
    </ul>
  </Card>
);

const Closing = () => {
  const { signOut } = useSession();
  const [isSure, setSure] = useState(false);
  const act = async () => {
    await api(ownDataEndpoints.close, { body: {} });
    leaveNotice('account-closed');
    await leaveBySigningOut(signOut);
  };
  return (
    <Card title="Close my account">
      {isSure ? (
        <ProveAndDo
          submitText="Close My Account for Good"
          busyText="Closing..."
          act={act}
          below={
            <Button look="quiet" onClick={() => setSure(false)}>
              Keep my account
            </Button>
          }
        />
      ) : (
        <div>
          <Button look="danger" onClick={() => setSure(true)}>
            Close My Account
          </Button>
        </div>
      )}
    </Card>
  );
};

const Content = ({ shown }: { readonly shown: Shown }) => {
  if (shown.worksHere)
    return (
      <Card title="You work here">
        <p>Ask an admin to take your roles first. Then you can close your account here.</p>
      </Card>
    );
  return (
    <div className="grid gap-6">
      {shown.waits.length > 0 ? <Waiting waits={shown.waits} /> : null}
      <WhatGoes />
      <WhatStays papers={shown.papers} />
      {shown.waits.length > 0 ? null : <Closing />}
    </div>
  );
};

/** `/customer/close-account`: what has to be settled, what goes, what stays and until when; then the yes, with the password. */
export const CloseAccountPage = () => {
  const userId = useOwnId();
  const closing = useQuery({
    queryKey: ['account-closing', userId],
    queryFn: () => api(ownDataEndpoints.closing, {}),
    staleTime: 0,
  });
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <PageHeader title="Close my account" />
      <Loaded query={closing} loading="Checking what has to be settled first…" lines={6}>
        {(shown) => <Content shown={shown} />}
      </Loaded>
    </div>
  );
};
