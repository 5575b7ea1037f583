import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { textLink } from '#web/ui/text/text-link.ts';
import { Expected } from './expected.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Here } from './here.tsx';
import { Sent } from './sent.tsx';

/** `/dashboard/mailbox`: the address, what is here and what it needs, what is expected, and what was sent. */
export const MailboxPage = ({ address }: { readonly address: ReactNode }) => (
  <>
    <PageHeader
      caption="My account"
      title="My mailbox"
      actions={
        <LinkButton to="/dashboard/mailbox/announce" look="plain">
          Announce a parcel
        </LinkButton>
      }
    />
    <div className="grid max-w-3xl gap-8">
      {address}
      <Here empty={<FirstSteps />} />
      <Expected />
      <div>
        <Sent />
        <p className="border-t border-rule pt-2">
          The store says delivered, and you do not see it?{' '}
          <Link to="/dashboard/mailbox/missing" className={textLink}>
            A parcel is missing
          </Link>
        </p>
      </div>
    </div>
  </>
);
