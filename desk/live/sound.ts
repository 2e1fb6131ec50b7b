import { createListeners } from '../../app/browser/listeners.ts';
import { localStore } from '../../app/browser/safe-storage.ts';

const key = 'desk-sound';

/** `silent`: turned on, but the browser plays nothing before a press, or the system has suspended the sound. */
export type Sound = 'off' | 'on' | 'silent';

let context: AudioContext | undefined;
const { subscribe, notify } = createListeners();

export function soundState(): Sound {
  if (localStore.get(key) !== 'on') return 'off';
  return context?.state === 'running' ? 'on' : 'silent';
}

export const watchSound = subscribe;

/** Starts the sound if the browser permits: always during a press, at other times only if the owner has allowed it. */
async function start(): Promise<void> {
  if (soundState() === 'off') return;
  if (!context) {
    context = new AudioContext();
    context.onstatechange = notify;
  }
  // The browser refuses without a press. The sound then stays silent, and the switch says so.
  if (context.state !== 'running') await context.resume().catch(() => undefined);
}

/** Turns the sound on or off; call it from a press. Turning it on plays it once. */
export function setSound(isOn: boolean): void {
  localStore.set(key, isOn ? 'on' : 'off');
  void start().then(() => isOn && playTones());
  notify();
}

/**
 * Starts the sound if it was turned on before this page was loaded: at once where the browser allows it, else with the
 * first press anywhere, and again whenever the system has suspended it.
 */
export function keepSound(): () => void {
  start();
  const ended = new AbortController();
  // Touching the screen counts as a press only once the finger is lifted.
  const { signal } = ended;
  for (const press of ['pointerup', 'keydown']) addEventListener(press, start, { signal });
  document.addEventListener('visibilitychange', start, { signal });
  return () => ended.abort();
}

/** Plays two rising tones, twice. Plays none while silent: they would pile up and all sound at the next press. */
export function playTones(): void {
  if (!context || soundState() !== 'on') return;
  const begin = context.currentTime + 0.05;
  for (const [offset, hertz] of [
    [0, 660],
    [0.18, 880],
    [0.6, 660],
    [0.78, 880],
  ] as const) {
    playTone(context, begin + offset, hertz);
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
