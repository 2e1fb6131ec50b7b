import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useRef, useSyncExternalStore } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { listWords as words } from '../../content/owner/desk/requests.ts';
import { type Sound, setSound, soundState, watchSound } from '../live/sound.ts';

const icons = { off: VolumeX, silent: Volume1, on: Volume2 } satisfies Record<Sound, unknown>;

/** Switches the sound and shows its state. While it is on but silent, a press makes it audible. */
export function SoundSwitch() {
  const sound = useSyncExternalStore(watchSound, soundState);
  const Icon = icons[sound];
  /** The state before the press: any press makes a silent sound audible, and this press must not then turn it off. */
  const pressed = useRef<Sound>(undefined);
  const remember = () => {
    pressed.current = sound;
  };
  return (
    <Button
      look="quiet"
      className="shrink-0 gap-2! px-3! text-base!"
      aria-pressed={sound !== 'off'}
      onPointerDown={remember}
      onKeyDown={remember}
      onClick={() => {
        setSound((pressed.current ?? sound) !== 'on');
        pressed.current = undefined;
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
      {words.sound}
      <span className="max-w-24 text-left text-sm/tight font-normal">
        {words.soundStates[sound]}
      </span>
    </Button>
  );
}
