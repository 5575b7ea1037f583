import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import { isApproved } from '#domain/notifications/whatsapp/approval.ts';
import { approvalWords } from '#domain/notifications/whatsapp/approval-words.ts';
import { messageOf } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '#web/ui/data/loaded.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Instant } from '#web/ui/text/instant.tsx';

type Templates = EndpointReply<typeof notificationEndpoints.templates>;
type Approval = NonNullable<Templates['items'][number]['approval']>;

const key = ['whatsapp-templates'] as const;

const useTemplates = () => useReply(key, notificationEndpoints.templates, {});

const Details = ({ approval, sample }: { readonly approval: Approval; readonly sample: boolean }) => (
  <>
    {approval.reason === undefined ? null : <p>Meta gives this reason: {approval.reason}.</p>}
    {approval.category === undefined || approval.category === 'UTILITY' ? null : (
      <p>Meta has it in the category {approval.category}, which may cost more than UTILITY.</p>
    )}
    {approval.otherText === undefined ? null : (
      <>
        <p>Meta has other words than we do. On WhatsApp people read these:</p>
        <p className="mt-1 whitespace-pre-line break-words border-s-4 border-rule ps-3">
          {approval.otherText}
        </p>
      </>
    )}
    <p className="text-sm text-ink-soft">
      {approval.state === 'REFUSED' ? 'Refused' : 'Asked'} <Instant at={approval.lookedAt} />
      {sample ? '. This is the sample home, which plays Meta.' : ''}
    </p>
  </>
);

const Known = ({ templates, template }: { readonly templates: Templates; readonly template: string }) => {
  const change = useChange(() => api(notificationEndpoints.askMeta, {}), key);
  const approval = templates.items.find(({ name }) => name === template)?.approval ?? undefined;
  const asItShouldBe = isApproved(approval) && approval?.otherText === undefined;
  const again = (
    <Button look="plain" busy={change.isPending} onClick={() => change.mutate(undefined)}>
      Ask Meta again
    </Button>
  );
  return (
    <Alert kind={asItShouldBe ? 'success' : 'warning'} title={approvalWords(approval)} actions={again}>
      {approval ? <Details approval={approval} sample={templates.sample} /> : null}
      {change.error ? <Alert className="mt-2">{messageOf(change.error)}</Alert> : null}
    </Alert>
  );
};

const off = (
  <Alert kind="info" title="WhatsApp is off: sent as e-mail">
    No phone number is set up for this copy of the system, so nobody is asked whether they want it.
  </Alert>
);

/** What Meta says of the template that a WhatsApp message is sent in. Without its approval the message is an e-mail. */
export const MetaState = ({ template }: { readonly template: string }) => (
  <div className="max-w-[35rem]">
    <Loaded query={useTemplates()} loading="Asking what Meta says…" lines={2}>
      {(templates) => (templates.offered ? <Known templates={templates} template={template} /> : off)}
    </Loaded>
  </div>
);
