import type { EndpointReply } from '#domain/kernel/endpoint.ts';
import { notificationEndpoints } from '#domain/notifications/endpoints.ts';
import type { CallInput } from '#web/api/call.ts';
import { api } from '#web/api/client.ts';
import { useChange, useReply } from '#web/api/use-reply.ts';

const key = ['notification-choices'] as const;

/** What the caller is told by e-mail and by WhatsApp, and what they answered when. */
export type Choices = EndpointReply<typeof notificationEndpoints.preferences>;

export const useChoices = () => useReply(key, notificationEndpoints.preferences, {});

/** Turns WhatsApp on or off, and chooses the kinds. Afterwards the choices are read again, also when somebody else was first. */
export const useWhatsAppChange = () =>
  useChange(
    (body: CallInput<typeof notificationEndpoints.setWhatsApp>['body']) =>
      api(notificationEndpoints.setWhatsApp, { body }),
    key,
  );

/** Says that the address works. Afterwards the choices are read again. */
export const useMailWorks = () => useChange(() => api(notificationEndpoints.ownMailWorks, {}), key);

/** Chooses the kinds of news that come by e-mail. Afterwards the choices are read again, also when somebody else was first. */
export const useMailChange = () =>
  useChange(
    (body: CallInput<typeof notificationEndpoints.setMail>['body']) =>
      api(notificationEndpoints.setMail, { body }),
    key,
  );
