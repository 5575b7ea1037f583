import { useMutation } from '@tanstack/react-query';
import { newYorkDay } from '#domain/kernel/new-york.ts';
import { dataPage } from '#domain/own-data/data-page.ts';
import { type OwnDataPart, ownDataEndpoints } from '#domain/own-data/endpoints.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useBrand } from '#web/session/site-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

const everyPart = async (): Promise<readonly OwnDataPart[]> => {
  const parts: OwnDataPart[] = [];
  let next: string | undefined = '0';
  while (next !== undefined) {
    const part: OwnDataPart = await api(ownDataEndpoints.part, { query: { part: next } });
    parts.push(part);
    next = part.next;
  }
  return parts;
};

/** Hands a text to the browser as a file. */
const download = (name: string, html: string): void => {
  const address = URL.createObjectURL(new Blob([html], { type: 'text/html' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** `/customer/my-data`: everything that we hold of a person, as a page that opens in any browser. */
export const MyDataPage = () => {
  const { name } = useBrand();
  const make = useMutation({
    mutationFn: async () => {
      const parts = await everyPart();
      const day = newYorkDay(new Date());
      const when = new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
      download(`my-data-${day}.html`, dataPage({ company: name, when }, parts));
      toast.success('Your data is downloaded');
    },
  });
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <PageHeader title="Download my data" />
      <Card>
        <p>
          One page with everything {name} holds about you: your profile, mailbox, parcels, shipments,
          invoices, quotes, pickups, messages and choices. It opens in any browser, without signing in, so
          keep it where only you can read it.
        </p>
        <p className="text-ink-soft">Photos and papers are on the page of each parcel and shipment.</p>
        <div>
          <Button busy={make.isPending} busyText="Collecting..." onClick={() => make.mutate()}>
            Download My Data
          </Button>
        </div>
        {make.isError ? <Alert>{messageOf(make.error)}</Alert> : null}
      </Card>
    </div>
  );
};
