import { withoutThrowing } from '#web/telemetry/without-throwing.ts';

/** What a scan sounds like, for eyes that are on the boxes: one high tone, two of them as a question, two low ones, or the siren of an alarm. */
const tones = {
  done: [{ hertz: 988, at: 0, seconds: 0.09 }],
  ask: [
    { hertz: 659, at: 0, seconds: 0.09 },
    { hertz: 784, at: 0.14, seconds: 0.14 },
  ],
  wrong: [
    { hertz: 196, at: 0, seconds: 0.18 },
    { hertz: 165, at: 0.24, seconds: 0.26 },
  ],
  alarm: [0, 1, 2, 3].flatMap((turn) => [
    { hertz: 1245, at: turn * 0.4, seconds: 0.2 },
    { hertz: 831, at: turn * 0.4 + 0.2, seconds: 0.2 },
  ]),
} as const;
export type Sound = keyof typeof tones;

let context: AudioContext | undefined;

/** Plays a sound, where the browser lets this page do so. */
export const play = (sound: Sound): void => {
  withoutThrowing(() => {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    void context.resume();
    for (const { hertz, at, seconds } of tones[sound]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = sound === 'done' || sound === 'ask' ? 'sine' : 'square';
      tone.frequency.value = hertz;
      volume.gain.setValueAtTime(0.25, currentTime + at);
      // Cut off at once, a tone clicks.
      volume.gain.exponentialRampToValueAtTime(0.001, currentTime + at + seconds);
      tone.connect(volume).connect(destination);
      tone.start(currentTime + at);
      tone.stop(currentTime + at + seconds);
    }
  });
};
