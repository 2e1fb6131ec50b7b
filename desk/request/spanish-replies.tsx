import { useCopy } from '../../app/clipboard/use-copy.tsx';
import { Button } from '../../app/ui/button.tsx';
import { requestWords } from '../../content/owner/desk/request.ts';
import { telHref } from '../../contract/phone.ts';

const words = requestWords.replies;

/** For people who answer without speaking Spanish. Initially closed, since calling and accepting come first. */
export function SpanishReplies({ phone }: { phone: string | null }) {
  return (
    <details className="mt-4 rounded-lg border border-line px-4 print:hidden">
      <summary className="cursor-pointer py-3 font-semibold">{words.title}</summary>
      <p className="text-quiet">{words.hint}</p>
      <ul className="ruled border-line">
        {words.sentences.map((sentence) => (
          <Reply key={sentence.spanish} {...sentence} phone={phone} />
        ))}
      </ul>
    </details>
  );
}

interface ReplyProps {
  spanish: string;
  english: string;
  phone: string | null;
}

function Reply({ spanish, english, phone }: ReplyProps) {
  const { shown, press, said } = useCopy(spanish, words);
  return (
    <li className="py-4">
      <strong ref={shown} lang="es" className="block text-lg font-semibold">
        {spanish}
      </strong>
      <p className="text-quiet">{english}</p>
      <div className="mt-2 flex gap-3">
        {phone && (
          <a
            href={smsLink(phone, spanish)}
            className="inline-flex min-h-12 items-center rounded-lg border border-navy px-5 text-lg font-semibold text-navy hover:bg-mist"
          >
            {words.text}
          </a>
        )}
        <Button look="quiet" onClick={() => void press()}>
          {words.copy}
        </Button>
      </div>
      <p aria-live="polite" className="text-quiet">
        {said}
      </p>
    </li>
  );
}

/** Some iPhones read the text only after `&`, other phones after `?` (RFC 5724), so the link contains both. */
function smsLink(phone: string, text: string): string {
  return `${telHref(phone).replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`;
}
