/** The page of the form: the contact page, or the page for customers who need help. */
export const formKinds = ['contact', 'support'] as const;
export type FormKind = (typeof formKinds)[number];

/** How a conversation began: with the form, with a message on WhatsApp, or with a message that we wrote. */
export const enquiryKinds = [...formKinds, 'whatsapp', 'desk'] as const;

/** The topics of an enquiry, in the words of the form and of the staff screens. */
export const enquiryTopics = {
  price: 'A price',
  pickup: 'A booking or pickup',
  parcel: 'A parcel I am waiting for',
  business: 'A business account',
  account: 'My account',
  other: 'Something else',
} as const;
export type EnquiryTopic = keyof typeof enquiryTopics;
export const enquiryTopicNames = Object.keys(enquiryTopics) as readonly EnquiryTopic[];

/** Whether a text is the name of a topic. */
export const isEnquiryTopic = (text: string): text is EnquiryTopic => Object.hasOwn(enquiryTopics, text);
