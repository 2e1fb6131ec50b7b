import { useState } from 'react';
import { Button } from '../../app/ui/button.tsx';
import { listWords as words } from '../../content/en/desk/requests.ts';
import { isSoundOn, setSound } from '../live/sound.ts';

export function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn);
  return (
    <Button
      look="quiet"
      aria-pressed={isOn}
      onClick={() => {
        setSound(!isOn);
        setOn(!isOn);
      }}
    >
      {words.sound}
    </Button>
  );
}
