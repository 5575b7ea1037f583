import type { EndpointExamples } from '../../kernel/endpoint-example.ts';
import type { TrackingReply } from '../tracking/reply.ts';
import type { collectEndpoints } from './collect-endpoints.ts';

const at = '2026-12-01T16:00:00.000Z';
const shown = {
  state: 'VALID' as const,
  version: 1,
  issuedAt: at,
  endsAt: '2026-12-31T16:00:00.000Z',
  left: 5,
};
const collector = { version: 1, name: 'Sample Neighbor' };

/** Examples of the receiver's page, of a shipment that is on its way. */
export const collectExamples = (
  number: string,
  where: TrackingReply,
): EndpointExamples<typeof collectEndpoints> => {
  const token = `${number}.c2FtcGxlLXNlY3JldC0wMQ`;
  const made = {
    params: { number },
    body: { version: 0 },
    reply: { token, shown: { version: 1, at, opened: 0 } },
  };
  const named = { body: { version: 0, name: 'Sample Neighbor' }, reply: { collector } };
  return {
    collect: {
      reply: {
        number,
        from: 'Sample Sender',
        receiver: 'Sample Receiver',
        where,
        next: { after: [], ours: [], comes: ['It flies from Newark on Friday, November 27.'] },
        goods: ['Used clothes'],
        counter: {
          place: 'Sample counter, 18 Sample Wharf Street, Georgetown',
          map: 'https://www.google.com/maps/search/?api=1&query=18%20Sample%20Wharf%20Street%2C%20Georgetown%2C%20Guyana',
          hours: 'Monday to Friday 8:00 AM to 4:30 PM',
          openNow: 'Open now, until 4:30 PM.',
          phone: { text: '+592 600 0142', link: 'tel:+5926000142' },
          whatsapp: { text: '+592 600 0142', link: 'https://wa.me/5926000142' },
        },
        taxNumber: { name: 'TIN', words: 'Taxpayer Identification Number', isAsked: true },
        customs: {
          charged: [],
          estimate: [],
          sources: [],
          rules: [],
          unknown: [],
          authority: { name: 'Guyana Revenue Authority', site: 'gra.gov.gy' },
          senderPays: false,
        },
        storage: { freeDays: 7, perPieceWeek: 250, pieces: [] },
        ready: [],
        isHeld: false,
        code: { state: 'NONE', version: 0, left: 0 },
        collector,
        mayName: true,
        words: {
          where: ['It is not brought to Linden: you collect it in Georgetown.'],
          bring: ['The six-digit code from this page.'],
          duty: ['We do not know what customs charges for this.'],
          storage: ['The counter keeps it 7 days free.'],
        },
      },
    },
    collectCode: { body: { version: 0 }, reply: { code: '482913', shown } },
    collectCollector: named,
    receiverLink: made,
    deskReceiverLink: made,
    nameCollector: { params: { number }, ...named },
  };
};
