import type { EndpointExamples } from '../kernel/endpoint-example.ts';
import type { previewEndpoints } from './endpoints.ts';

export const examples: EndpointExamples<typeof previewEndpoints> = {
  list: {
    reply: {
      messages: [
        {
          id: 'piece-tracked.v1-RECEIVED',
          name: 'Received: 7K3M9-QX2R4-8',
          about: 'shipments',
          lines: [
            {
              audience: 'customer',
              title: 'Received: 7K3M9-QX2R4-8',
              body: 'Your shipment is at our Kearny facility.',
            },
          ],
          letters: [
            {
              recipient: 'customer',
              from: 'Skybarrel',
              subject: 'Received: 7K3M9-QX2R4-8',
              preheader: 'Your shipment is at our Kearny facility.',
              heading: 'Received',
              paragraphs: ['Your shipment is at our Kearny facility.'],
              block: ['7K3M9-QX2R4-8'],
              action: {
                label: 'Open the shipment',
                url: 'https://skybarrel.test/dashboard/shipments/7K3M9-QX2R4-8',
              },
              closing: [
                'Questions? Reply to this e-mail or call (201) 555-0142.',
                'Skybarrel · 100 Sample Dock Road, Kearny, NJ 07032',
              ],
              text: 'Received\n\nYour shipment is at our Kearny facility.',
            },
          ],
          texts: [
            {
              recipient: 'customer',
              template: 'shipment_news',
              text: 'Your shipment 7K3M9-QX2R4-8: Received.',
            },
          ],
        },
      ],
      silent: [
        {
          id: 'shipment-booked.v1',
          name: 'Shipment booked',
          why: 'The sender has booked it and sees it.',
        },
      ],
    },
  },
};
