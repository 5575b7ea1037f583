import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AskForm } from './ask-form.tsx';
import { MyTraces } from './my-traces.tsx';

/** `/dashboard/mailbox/missing`: asks us to look for a parcel that the store says was delivered, and shows what we found. */
export const MissingPage = () => (
  <>
    <PageHeader caption="My mailbox" title="A parcel is missing">
      The store says delivered, and you do not see it? We look through the shelves, and answer within four
      hours in which the dock is open.
    </PageHeader>
    <div className="grid max-w-2xl gap-8">
      <AskForm />
      <MyTraces />
    </div>
  </>
);
