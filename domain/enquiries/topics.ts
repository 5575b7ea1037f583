/** Where somebody wrote to us: the contact page, or the page for customers who need help. */
export const enquiryKinds = ['contact', 'support'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** What an enquiry may be about, as the form offers it and the desk reads it. */
export const enquiryTopics = {
  price: 'A price',
  pickup: 'A pickup',
  parcel: 'A parcel I am waiting for',
  business: 'A business account',
  account: 'My account',
  other: 'Something else',
} as const;
export type EnquiryTopic = keyof typeof enquiryTopics;
export const enquiryTopicNames = Object.keys(enquiryTopics) as readonly EnquiryTopic[];

/** Whether text names a topic, wherever it came from. */
export const isEnquiryTopic = (text: string): text is EnquiryTopic => Object.hasOwn(enquiryTopics, text);
