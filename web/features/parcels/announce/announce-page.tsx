import { useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toaster.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { AlertFields } from './alert-fields.tsx';
import { ChangeAlert } from './change-alert.tsx';
import { PasteMail } from './paste-mail.tsx';
import { UnplacedGoods } from './unplaced-goods.tsx';
import { useAnnounce } from './use-announce.ts';

const parcelsWords = (count: number): string => (count === 1 ? '1 parcel' : `${count} parcels`);

const Announce = () => {
  const navigate = useNavigate();
  const form = useAnnounce((count) => {
    toast.success(`${parcelsWords(count)} announced`);
    void navigate('/dashboard/mailbox');
  });
  const { alerts } = form;
  const titleAt = (index: number): string => (alerts.length === 1 ? 'The parcel' : `Parcel ${index + 1}`);
  const nameOf = (id: string): string | undefined => {
    const index = alerts.findIndex((alert) => alert.id === id);
    return index < 0 ? undefined : titleAt(index);
  };
  return (
    <>
      <PageHeader caption="My mailbox" title="Announce a parcel">
        The number is enough. Tell us more now, and we do not have to ask later.
      </PageHeader>
      <form
        noValidate
        className="grid max-w-2xl gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <PasteMail onRead={form.readMail} />
        <UnplacedGoods rows={form.unplaced} nameOf={nameOf} onPlace={form.place} />
        {alerts.map((alert, index) => (
          <AlertFields
            key={alert.id}
            alert={alert}
            title={titleAt(index)}
            problems={form.problemsOf(alert)}
            said={form.said.get(alert.id)}
            onEdit={(change) => form.edit(alert.id, change)}
            onRemove={alerts.length > 1 ? () => form.remove(alert.id) : undefined}
          />
        ))}
        <div className="flex flex-wrap gap-3 border-t-[1.5px] border-ink pt-4">
          <Button type="submit" busy={form.busy} busyText="Announcing…">
            {alerts.length === 1 ? 'Announce it' : `Announce ${parcelsWords(alerts.length)}`}
          </Button>
          <Button look="plain" onClick={form.add}>
            Another parcel
          </Button>
        </div>
      </form>
    </>
  );
};

/** `/dashboard/mailbox/announce`: tells us of parcels that come; with `?change=` one that was announced is changed. */
export const AnnouncePage = () => {
  const [query] = useSearchParams();
  const change = query.get('change');
  return change === null ? <Announce /> : <ChangeAlert key={change} id={change} />;
};
