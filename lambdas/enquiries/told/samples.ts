import enquiryAnswered from '#events/enquiries/enquiry-answered.v2.example.json' with { type: 'json' };
import enquiryContinued from '#events/enquiries/enquiry-continued.v1.example.json' with { type: 'json' };
import enquiryReceived from '#events/enquiries/enquiry-received.v2.example.json' with { type: 'json' };
import { sample } from '../../runtime/sample-event.ts';

/** What people are told of messages, in every way that it can be told. */
export const samples = [sample(enquiryReceived), sample(enquiryAnswered), sample(enquiryContinued)];
