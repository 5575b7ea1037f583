/**
 * The words that a person agrees to. They are kept word for word with the answer, so that anybody can show later what was
 * agreed to, and for which number.
 */
export const consentText = (business: string, phone: string): string =>
  `${business} may send me WhatsApp messages about my shipments to ${phone}. I can end this at any time: on this page, or by answering STOP.`;
