const QUALITY = 0.9;

/** What a camera shows now, as a file. Throws where the browser cannot draw it. */
export const pictureOf = async (video: HTMLVideoElement): Promise<File> => {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (blob === null) throw new Error('The camera shows nothing yet. Try again.');
  return new File([blob], 'photo.jpg', { type: blob.type });
};
