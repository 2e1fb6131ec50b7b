import { Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { listWords as words } from '../../content/en/desk/requests.ts';
import { isSoundOn, setSound } from '../live/sound.ts';

export function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn);
  const Icon = isOn ? Volume2 : VolumeX;
  return (
    <Button
      look="quiet"
      className="px-4!"
      aria-pressed={isOn}
      onClick={() => {
        setSound(!isOn);
        setOn(!isOn);
      }}
    >
      <Icon aria-hidden="true" className="size-5" />
      {words.sound}
    </Button>
  );
}
