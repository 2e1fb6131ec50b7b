import { localStore } from '../../app/browser/safe-storage.ts';

const key = 'desk-sound';
let context: AudioContext | undefined;

/** Browsers play no sound before the first press on a page. */
function unlock(): void {
  context ??= new AudioContext();
  void context.resume();
}

export const isSoundOn = () => localStore.get(key) === 'on';

/** Call it from a press. Turning it on plays the sound once. */
export function setSound(isOn: boolean): void {
  localStore.set(key, isOn ? 'on' : 'off');
  if (!isOn) return;
  unlock();
  playArrival();
}

/** If the sound was turned on before this page was loaded, the first press anywhere allows it again. */
export function unlockOnFirstPress(): () => void {
  const listener = () => {
    if (isSoundOn()) unlock();
  };
  addEventListener('pointerdown', listener, { once: true });
  addEventListener('keydown', listener, { once: true });
  return () => {
    removeEventListener('pointerdown', listener);
    removeEventListener('keydown', listener);
  };
}

/** Two rising tones, twice, if the owner wants sound and the browser allows it. */
export function playArrival(): void {
  if (!context || !isSoundOn()) return;
  const start = context.currentTime + 0.05;
  for (const [offset, hertz] of [
    [0, 660],
    [0.18, 880],
    [0.6, 660],
    [0.78, 880],
  ] as const) {
    playTone(context, start + offset, hertz);
  }
}

function playTone(audio: AudioContext, at: number, hertz: number): void {
  const tone = new OscillatorNode(audio, { frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.4, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.16);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.17);
}
