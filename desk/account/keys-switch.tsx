import { accountWords } from '../../content/owner/desk/account.ts';
import { setKeysOn, useAreKeysOn } from '../layout/use-keys.ts';

const words = accountWords.keys;

/** Switches the desk's keyboard shortcuts on and off, as WCAG 2.1.4 requires. */
export function KeysSwitch() {
  return (
    <section className="mt-8">
      <h2 className="text-xl font-bold">{words.title}</h2>
      <p id="keys-about" className="mt-2">
        {words.about}
      </p>
      <label className="mt-1 inline-flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-6 accent-navy"
          aria-describedby="keys-about"
          checked={useAreKeysOn()}
          onChange={({ target }) => setKeysOn(target.checked)}
        />
        {words.use}
      </label>
    </section>
  );
}
