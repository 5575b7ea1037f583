/** Why a file was refused after it was looked through, in words for the person who sent it: what is wrong and what helps. */
const words = {
  HEIC: 'This photo is in the HEIC format of an iPhone, which not everyone can open. Take a screenshot of it, or save it as JPEG, and send that.',
  NOT_ALLOWED: 'This is not a file we can take. Send a PDF, or a photo as JPEG, PNG or WebP.',
  NOT_AS_SAID: 'The file is not what its name says. Open it, save it again as PDF or JPEG, and send that.',
  DAMAGED: 'The file is damaged or not complete. Open it to see if it works, save it again, and send that.',
  MOVING_PICTURE: 'This picture moves. Send a still picture.',
  TOO_MANY_PIXELS: 'This picture is too large to open. Make it smaller, or take the photo again.',
  TOO_LARGE: 'The file is larger than we can take.',
  PROGRAM_INSIDE:
    'This PDF contains a program or other files. Print it to a new PDF, or take a photo of the page, and send that.',
} as const;
export type RefusalReason = keyof typeof words;
export const refusalReasonNames = Object.keys(words) as readonly RefusalReason[];

/** The sentence of a reason. */
export const refusalWords = (reason: RefusalReason): string => words[reason];
