import { changesTasks, type TaskSubject } from '../task-event.ts';
import { EnquiryAnsweredV2 } from './enquiry-answered.v2.ts';
import { EnquiryChangedV1 } from './enquiry-changed.v1.ts';
import { EnquiryContinuedV1 } from './enquiry-continued.v1.ts';
import { EnquiryReceivedV2 } from './enquiry-received.v2.ts';

const enquiry = ({ reference }: { readonly reference: string }): readonly TaskSubject[] => [
  { kind: 'enquiry', id: reference },
];

/** The events that can change what waits in messages. */
export const taskEvents = [
  changesTasks(EnquiryReceivedV2, enquiry),
  changesTasks(EnquiryAnsweredV2, enquiry),
  changesTasks(EnquiryChangedV1, enquiry),
  changesTasks(EnquiryContinuedV1, enquiry),
];
